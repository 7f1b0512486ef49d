-- How often each starting hand wins, ties and loses against a random hand when all five cards of the board come
-- Grain: one row per starting hand (169); a combination meets 1,225 others on 1,712,304 boards each
-- Reads: nothing
-- Source: counted by 'pokersql build --starting-hands --force'; change nothing by hand

DROP TABLE IF EXISTS starting_hands;

CREATE TABLE starting_hands (
    starting_hand TEXT NOT NULL PRIMARY KEY, -- AA, AKs, AKo
    combinations INTEGER NOT NULL, -- how many hole cards are it: 6, 4 or 12
    wins BIGINT NOT NULL, -- of 2,097,572,400
    ties BIGINT NOT NULL, -- likewise
    losses BIGINT NOT NULL -- likewise
);

INSERT INTO starting_hands (starting_hand, combinations, wins, ties, losses)
SELECT 'AA' AS starting_hand, 6 AS combinations, 1781508418 AS wins, 11402312 AS ties, 304661670 AS losses
UNION ALL
SELECT 'AKs' AS starting_hand, 4 AS combinations, 1389004215 AS wins, 34610976 AS ties, 673957209 AS losses
UNION ALL
SELECT 'AKo' AS starting_hand, 12 AS combinations, 1352291878 AS wins, 35687839 AS ties, 709592683 AS losses
UNION ALL
SELECT 'AQs' AS starting_hand, 4 AS combinations, 1370002117 AS wins, 37553414 AS ties, 690016869 AS losses
UNION ALL
SELECT 'AQo' AS starting_hand, 12 AS combinations, 1332142795 AS wins, 38723369 AS ties, 726706236 AS losses
UNION ALL
SELECT 'AJs' AS starting_hand, 4 AS combinations, 1350786717 AS wins, 41744140 AS ties, 705041543 AS losses
UNION ALL
SELECT 'AJo' AS starting_hand, 12 AS combinations, 1311720573 AS wins, 43129563 AS ties, 742722264 AS losses
UNION ALL
SELECT 'ATs' AS starting_hand, 4 AS combinations, 1331725962 AS wins, 46711746 AS ties, 719134692 AS losses
UNION ALL
SELECT 'ATo' AS starting_hand, 12 AS combinations, 1291435142 AS wins, 48393949 AS ties, 757743309 AS losses
UNION ALL
SELECT 'A9s' AS starting_hand, 4 AS combinations, 1290209940 AS wins, 53342951 AS ties, 754019509 AS losses
UNION ALL
SELECT 'A9o' AS starting_hand, 12 AS combinations, 1247001366 AS wins, 55504495 AS ties, 795066539 AS losses
UNION ALL
SELECT 'A8s' AS starting_hand, 4 AS combinations, 1269195105 AS wins, 60242341 AS ties, 768134954 AS losses
UNION ALL
SELECT 'A8o' AS starting_hand, 12 AS combinations, 1224440175 AS wins, 62862129 AS ties, 810270096 AS losses
UNION ALL
SELECT 'A7s' AS starting_hand, 4 AS combinations, 1245678450 AS wins, 67008466 AS ties, 784885484 AS losses
UNION ALL
SELECT 'A7o' AS starting_hand, 12 AS combinations, 1199171976 AS wins, 70129398 AS ties, 828271026 AS losses
UNION ALL
SELECT 'A6s' AS starting_hand, 4 AS combinations, 1220344506 AS wins, 72447218 AS ties, 804780676 AS losses
UNION ALL
SELECT 'A6o' AS starting_hand, 12 AS combinations, 1171920110 AS wins, 76022178 AS ties, 849630112 AS losses
UNION ALL
SELECT 'A5s' AS starting_hand, 4 AS combinations, 1217936943 AS wins, 77979612 AS ties, 801655845 AS losses
UNION ALL
SELECT 'A5o' AS starting_hand, 12 AS combinations, 1169234974 AS wins, 81983213 AS ties, 846354213 AS losses
UNION ALL
SELECT 'A4s' AS starting_hand, 4 AS combinations, 1198506708 AS wins, 79533094 AS ties, 819532598 AS losses
UNION ALL
SELECT 'A4o' AS starting_hand, 12 AS combinations, 1148061584 AS wins, 83768953 AS ties, 865741863 AS losses
UNION ALL
SELECT 'A3s' AS starting_hand, 4 AS combinations, 1181668536 AS wins, 79089680 AS ties, 836814184 AS losses
UNION ALL
SELECT 'A3o' AS starting_hand, 12 AS combinations, 1129654161 AS wins, 83453609 AS ties, 884464630 AS losses
UNION ALL
SELECT 'A2s' AS starting_hand, 4 AS combinations, 1164284001 AS wins, 78559848 AS ties, 854728551 AS losses
UNION ALL
SELECT 'A2o' AS starting_hand, 12 AS combinations, 1110608066 AS wins, 83116441 AS ties, 903847893 AS losses
UNION ALL
SELECT 'KK' AS starting_hand, 6 AS combinations, 1722470558 AS wins, 11676960 AS ties, 363424882 AS losses
UNION ALL
SELECT 'KQs' AS starting_hand, 4 AS combinations, 1309061790 AS wins, 41615142 AS ties, 746895468 AS losses
UNION ALL
SELECT 'KQo' AS starting_hand, 12 AS combinations, 1267610255 AS wins, 42939290 AS ties, 787022855 AS losses
UNION ALL
SELECT 'KJs' AS starting_hand, 4 AS combinations, 1289515286 AS wins, 45759944 AS ties, 762297170 AS losses
UNION ALL
SELECT 'KJo' AS starting_hand, 12 AS combinations, 1246822903 AS wins, 47298240 AS ties, 803451257 AS losses
UNION ALL
SELECT 'KTs' AS starting_hand, 4 AS combinations, 1270857555 AS wins, 50404375 AS ties, 776310470 AS losses
UNION ALL
SELECT 'KTo' AS starting_hand, 12 AS combinations, 1226959959 AS wins, 52214074 AS ties, 818398367 AS losses
UNION ALL
SELECT 'K9s' AS starting_hand, 4 AS combinations, 1229977429 AS wins, 56648553 AS ties, 810946418 AS losses
UNION ALL
SELECT 'K9o' AS starting_hand, 12 AS combinations, 1183191163 AS wins, 58911625 AS ties, 855469612 AS losses
UNION ALL
SELECT 'K8s' AS starting_hand, 4 AS combinations, 1191219968 AS wins, 63847580 AS ties, 842504852 AS losses
UNION ALL
SELECT 'K8o' AS starting_hand, 12 AS combinations, 1141742922 AS wins, 66641512 AS ties, 889187966 AS losses
UNION ALL
SELECT 'K7s' AS starting_hand, 4 AS combinations, 1171417014 AS wins, 70957375 AS ties, 855198011 AS losses
UNION ALL
SELECT 'K7o' AS starting_hand, 12 AS combinations, 1120467131 AS wins, 74254989 AS ties, 902850280 AS losses
UNION ALL
SELECT 'K6s' AS starting_hand, 4 AS combinations, 1149567662 AS wins, 77025547 AS ties, 870979191 AS losses
UNION ALL
SELECT 'K6o' AS starting_hand, 12 AS combinations, 1096969965 AS wins, 80805137 AS ties, 919797298 AS losses
UNION ALL
SELECT 'K5s' AS starting_hand, 4 AS combinations, 1129204024 AS wins, 82185635 AS ties, 886182741 AS losses
UNION ALL
SELECT 'K5o' AS starting_hand, 12 AS combinations, 1075088026 AS wins, 86422307 AS ties, 936062067 AS losses
UNION ALL
SELECT 'K4s' AS starting_hand, 4 AS combinations, 1109381784 AS wins, 83726409 AS ties, 904464207 AS losses
UNION ALL
SELECT 'K4o' AS starting_hand, 12 AS combinations, 1053508976 AS wins, 88195273 AS ties, 955868151 AS losses
UNION ALL
SELECT 'K3s' AS starting_hand, 4 AS combinations, 1092208613 AS wins, 83267308 AS ties, 922096479 AS losses
UNION ALL
SELECT 'K3o' AS starting_hand, 12 AS combinations, 1034758983 AS wins, 87864179 AS ties, 974949238 AS losses
UNION ALL
SELECT 'K2s' AS starting_hand, 4 AS combinations, 1074795095 AS wins, 82718864 AS ties, 940058441 AS losses
UNION ALL
SELECT 'K2o' AS starting_hand, 12 AS combinations, 1015702916 AS wins, 87508267 AS ties, 994361217 AS losses
UNION ALL
SELECT 'QQ' AS starting_hand, 6 AS combinations, 1670338644 AS wins, 12299076 AS ties, 414934680 AS losses
UNION ALL
SELECT 'QJs' AS starting_hand, 4 AS combinations, 1239054394 AS wins, 49852123 AS ties, 808665883 AS losses
UNION ALL
SELECT 'QJo' AS starting_hand, 12 AS combinations, 1193649409 AS wins, 51535593 AS ties, 852387398 AS losses
UNION ALL
SELECT 'QTs' AS starting_hand, 4 AS combinations, 1220171285 AS wins, 54407652 AS ties, 822993463 AS losses
UNION ALL
SELECT 'QTo' AS starting_hand, 12 AS combinations, 1173537003 AS wins, 56357281 AS ties, 867678116 AS losses
UNION ALL
SELECT 'Q9s' AS starting_hand, 4 AS combinations, 1179313858 AS wins, 60474078 AS ties, 857784464 AS losses
UNION ALL
SELECT 'Q9o' AS starting_hand, 12 AS combinations, 1129794528 AS wins, 62861351 AS ties, 904916521 AS losses
UNION ALL
SELECT 'Q8s' AS starting_hand, 4 AS combinations, 1141436364 AS wins, 67152284 AS ties, 888983752 AS losses
UNION ALL
SELECT 'Q8o' AS starting_hand, 12 AS combinations, 1089280295 AS wins, 70028300 AS ties, 938263805 AS losses
UNION ALL
SELECT 'Q7s' AS starting_hand, 4 AS combinations, 1101718156 AS wins, 74622259 AS ties, 921231985 AS losses
UNION ALL
SELECT 'Q7o' AS starting_hand, 12 AS combinations, 1046780178 AS wins, 78084287 AS ties, 972707935 AS losses
UNION ALL
SELECT 'Q6s' AS starting_hand, 4 AS combinations, 1084009562 AS wins, 81105669 AS ties, 932457169 AS losses
UNION ALL
SELECT 'Q6o' AS starting_hand, 12 AS combinations, 1027737078 AS wins, 85058721 AS ties, 984776601 AS losses
UNION ALL
SELECT 'Q5s' AS starting_hand, 4 AS combinations, 1063751334 AS wins, 86250529 AS ties, 947570537 AS losses
UNION ALL
SELECT 'Q5o' AS starting_hand, 12 AS combinations, 1005974746 AS wins, 90660555 AS ties, 1000937099 AS losses
UNION ALL
SELECT 'Q4s' AS starting_hand, 4 AS combinations, 1043815735 AS wins, 87773537 AS ties, 965983128 AS losses
UNION ALL
SELECT 'Q4o' AS starting_hand, 12 AS combinations, 984280928 AS wins, 92415629 AS ties, 1020875843 AS losses
UNION ALL
SELECT 'Q3s' AS starting_hand, 4 AS combinations, 1026518567 AS wins, 87294132 AS ties, 983759701 AS losses
UNION ALL
SELECT 'Q3o' AS starting_hand, 12 AS combinations, 965405538 AS wins, 92064087 AS ties, 1040102775 AS losses
UNION ALL
SELECT 'Q2s' AS starting_hand, 4 AS combinations, 1008970414 AS wins, 86722846 AS ties, 1001879140 AS losses
UNION ALL
SELECT 'Q2o' AS starting_hand, 12 AS combinations, 946213445 AS wins, 91685171 AS ties, 1059673784 AS losses
UNION ALL
SELECT 'JJ' AS starting_hand, 6 AS combinations, 1618339604 AS wins, 13277356 AS ties, 465955440 AS losses
UNION ALL
SELECT 'JTs' AS starting_hand, 4 AS combinations, 1177887186 AS wins, 57602534 AS ties, 862082680 AS losses
UNION ALL
SELECT 'JTo' AS starting_hand, 12 AS combinations, 1129039428 AS wins, 59642287 AS ties, 908890685 AS losses
UNION ALL
SELECT 'J9s' AS starting_hand, 4 AS combinations, 1135038051 AS wins, 65045137 AS ties, 897489212 AS losses
UNION ALL
SELECT 'J9o' AS starting_hand, 12 AS combinations, 1083173398 AS wins, 67618021 AS ties, 946780981 AS losses
UNION ALL
SELECT 'J8s' AS starting_hand, 4 AS combinations, 1097274797 AS wins, 71484894 AS ties, 928812709 AS losses
UNION ALL
SELECT 'J8o' AS starting_hand, 12 AS combinations, 1042779957 AS wins, 74526982 AS ties, 980265461 AS losses
UNION ALL
SELECT 'J7s' AS starting_hand, 4 AS combinations, 1058318785 AS wins, 78462767 AS ties, 960790848 AS losses
UNION ALL
SELECT 'J7o' AS starting_hand, 12 AS combinations, 1001090143 AS wins, 82048768 AS ties, 1014433489 AS losses
UNION ALL
SELECT 'J6s' AS starting_hand, 4 AS combinations, 1018879951 AS wins, 85231180 AS ties, 993461269 AS losses
UNION ALL
SELECT 'J6o' AS starting_hand, 12 AS combinations, 958874577 AS wins, 89387379 AS ties, 1049310444 AS losses
UNION ALL
SELECT 'J5s' AS starting_hand, 4 AS combinations, 1003078936 AS wins, 90862846 AS ties, 1003630618 AS losses
UNION ALL
SELECT 'J5o' AS starting_hand, 12 AS combinations, 941907501 AS wins, 95491577 AS ties, 1060173322 AS losses
UNION ALL
SELECT 'J4s' AS starting_hand, 4 AS combinations, 983104243 AS wins, 92368088 AS ties, 1022100069 AS losses
UNION ALL
SELECT 'J4o' AS starting_hand, 12 AS combinations, 920178475 AS wins, 97228759 AS ties, 1080165166 AS losses
UNION ALL
SELECT 'J3s' AS starting_hand, 4 AS combinations, 965759044 AS wins, 91868379 AS ties, 1039944977 AS losses
UNION ALL
SELECT 'J3o' AS starting_hand, 12 AS combinations, 901258949 AS wins, 96856769 AS ties, 1099456682 AS losses
UNION ALL
SELECT 'J2s' AS starting_hand, 4 AS combinations, 948153923 AS wins, 91274251 AS ties, 1058144226 AS losses
UNION ALL
SELECT 'J2o' AS starting_hand, 12 AS combinations, 882013792 AS wins, 96454849 AS ties, 1119103759 AS losses
UNION ALL
SELECT 'TT' AS starting_hand, 6 AS combinations, 1566053110 AS wins, 14746566 AS ties, 516772724 AS losses
UNION ALL
SELECT 'T9s' AS starting_hand, 4 AS combinations, 1098642842 AS wins, 69247375 AS ties, 929682183 AS losses
UNION ALL
SELECT 'T9o' AS starting_hand, 12 AS combinations, 1044920282 AS wins, 71987711 AS ties, 980664407 AS losses
UNION ALL
SELECT 'T8s' AS starting_hand, 4 AS combinations, 1059465943 AS wins, 76570746 AS ties, 961535711 AS losses
UNION ALL
SELECT 'T8o' AS starting_hand, 12 AS combinations, 1003019374 AS wins, 79840679 AS ties, 1014712347 AS losses
UNION ALL
SELECT 'T7s' AS starting_hand, 4 AS combinations, 1020494848 AS wins, 83391254 AS ties, 993686298 AS losses
UNION ALL
SELECT 'T7o' AS starting_hand, 12 AS combinations, 961312472 AS wins, 87190712 AS ties, 1049069216 AS losses
UNION ALL
SELECT 'T6s' AS starting_hand, 4 AS combinations, 981668027 AS wins, 89796157 AS ties, 1026108216 AS losses
UNION ALL
SELECT 'T6o' AS starting_hand, 12 AS combinations, 919746160 AS wins, 94133959 AS ties, 1083692281 AS losses
UNION ALL
SELECT 'T5s' AS starting_hand, 4 AS combinations, 942628592 AS wins, 95533249 AS ties, 1059410559 AS losses
UNION ALL
SELECT 'T5o' AS starting_hand, 12 AS combinations, 877990854 AS wins, 100409701 AS ties, 1119171845 AS losses
UNION ALL
SELECT 'T4s' AS starting_hand, 4 AS combinations, 927212359 AS wins, 97596865 AS ties, 1072763176 AS losses
UNION ALL
SELECT 'T4o' AS starting_hand, 12 AS combinations, 861166500 AS wins, 102727325 AS ties, 1133678575 AS losses
UNION ALL
SELECT 'T3s' AS starting_hand, 4 AS combinations, 909895095 AS wins, 97076852 AS ties, 1090600453 AS losses
UNION ALL
SELECT 'T3o' AS starting_hand, 12 AS combinations, 842284099 AS wins, 102334887 AS ties, 1152953414 AS losses
UNION ALL
SELECT 'T2s' AS starting_hand, 4 AS combinations, 892310673 AS wins, 96459882 AS ties, 1108801845 AS losses
UNION ALL
SELECT 'T2o' AS starting_hand, 12 AS combinations, 823068840 AS wins, 101909963 AS ties, 1172593597 AS losses
UNION ALL
SELECT '99' AS starting_hand, 6 AS combinations, 1503238936 AS wins, 16428186 AS ties, 577905278 AS losses
UNION ALL
SELECT '98s' AS starting_hand, 4 AS combinations, 1024795719 AS wins, 81573810 AS ties, 991202871 AS losses
UNION ALL
SELECT '98o' AS starting_hand, 12 AS combinations, 966316620 AS wins, 85106929 AS ties, 1046148851 AS losses
UNION ALL
SELECT '97s' AS starting_hand, 4 AS combinations, 985655348 AS wins, 89249246 AS ties, 1022667806 AS losses
UNION ALL
SELECT '97o' AS starting_hand, 12 AS combinations, 924443362 AS wins, 93373294 AS ties, 1079755744 AS losses
UNION ALL
SELECT '96s' AS starting_hand, 4 AS combinations, 947078416 AS wins, 95528642 AS ties, 1054965342 AS losses
UNION ALL
SELECT '96o' AS starting_hand, 12 AS combinations, 883149152 AS wins, 100178053 AS ties, 1114245195 AS losses
UNION ALL
SELECT '95s' AS starting_hand, 4 AS combinations, 908515397 AS wins, 101068049 AS ties, 1087988954 AS losses
UNION ALL
SELECT '95o' AS starting_hand, 12 AS combinations, 841896769 AS wins, 106238788 AS ties, 1149436843 AS losses
UNION ALL
SELECT '94s' AS starting_hand, 4 AS combinations, 868544377 AS wins, 102984434 AS ties, 1126043589 AS losses
UNION ALL
SELECT '94o' AS starting_hand, 12 AS combinations, 798877137 AS wins, 108455313 AS ties, 1190239950 AS losses
UNION ALL
SELECT '93s' AS starting_hand, 4 AS combinations, 855951949 AS wins, 103094363 AS ties, 1138526088 AS losses
UNION ALL
SELECT '93o' AS starting_hand, 12 AS combinations, 785077590 AS wins, 108721395 AS ties, 1203773415 AS losses
UNION ALL
SELECT '92s' AS starting_hand, 4 AS combinations, 838461663 AS wins, 102454551 AS ties, 1156656186 AS losses
UNION ALL
SELECT '92o' AS starting_hand, 12 AS combinations, 765970787 AS wins, 108273467 AS ties, 1223328146 AS losses
UNION ALL
SELECT '88' AS starting_hand, 6 AS combinations, 1441396848 AS wins, 18695790 AS ties, 637479762 AS losses
UNION ALL
SELECT '87s' AS starting_hand, 4 AS combinations, 958257237 AS wins, 94484411 AS ties, 1044830752 AS losses
UNION ALL
SELECT '87o' AS starting_hand, 12 AS combinations, 895522755 AS wins, 98901298 AS ties, 1103148347 AS losses
UNION ALL
SELECT '86s' AS starting_hand, 4 AS combinations, 919124997 AS wins, 101722112 AS ties, 1076725291 AS losses
UNION ALL
SELECT '86o' AS starting_hand, 12 AS combinations, 853640324 AS wins, 106737798 AS ties, 1137194278 AS losses
UNION ALL
SELECT '85s' AS starting_hand, 4 AS combinations, 880780296 AS wins, 107166353 AS ties, 1109625751 AS losses
UNION ALL
SELECT '85o' AS starting_hand, 12 AS combinations, 812626207 AS wins, 112692288 AS ties, 1172253905 AS losses
UNION ALL
SELECT '84s' AS starting_hand, 4 AS combinations, 841184813 AS wins, 109025471 AS ties, 1147362116 AS losses
UNION ALL
SELECT '84o' AS starting_hand, 12 AS combinations, 770001459 AS wins, 114847103 AS ties, 1212723838 AS losses
UNION ALL
SELECT '83s' AS starting_hand, 4 AS combinations, 803004465 AS wins, 108693752 AS ties, 1185874183 AS losses
UNION ALL
SELECT '83o' AS starting_hand, 12 AS combinations, 728903246 AS wins, 114693723 AS ties, 1253975431 AS losses
UNION ALL
SELECT '82s' AS starting_hand, 4 AS combinations, 790348964 AS wins, 108755450 AS ties, 1198467986 AS losses
UNION ALL
SELECT '82o' AS starting_hand, 12 AS combinations, 714995931 AS wins, 114982393 AS ties, 1267594076 AS losses
UNION ALL
SELECT '77' AS starting_hand, 6 AS combinations, 1378636878 AS wins, 21423310 AS ties, 697512212 AS losses
UNION ALL
SELECT '76s' AS starting_hand, 4 AS combinations, 898379280 AS wins, 106652749 AS ties, 1092540371 AS losses
UNION ALL
SELECT '76o' AS starting_hand, 12 AS combinations, 831767413 AS wins, 111965689 AS ties, 1153839298 AS losses
UNION ALL
SELECT '75s' AS starting_hand, 4 AS combinations, 859564300 AS wins, 113123404 AS ties, 1124884696 AS losses
UNION ALL
SELECT '75o' AS starting_hand, 12 AS combinations, 790253778 AS wins, 119028199 AS ties, 1188290423 AS losses
UNION ALL
SELECT '74s' AS starting_hand, 4 AS combinations, 820337671 AS wins, 114963889 AS ties, 1162270840 AS losses
UNION ALL
SELECT '74o' AS starting_hand, 12 AS combinations, 748030580 AS wins, 121159938 AS ties, 1228381882 AS losses
UNION ALL
SELECT '73s' AS starting_hand, 4 AS combinations, 782469104 AS wins, 114627274 AS ties, 1200476022 AS losses
UNION ALL
SELECT '73o' AS starting_hand, 12 AS combinations, 707257588 AS wins, 121002505 AS ties, 1269312307 AS losses
UNION ALL
SELECT '72s' AS starting_hand, 4 AS combinations, 743376257 AS wins, 113942467 AS ties, 1240253676 AS losses
UNION ALL
SELECT '72o' AS starting_hand, 12 AS combinations, 665146081 AS wins, 120541920 AS ties, 1311884399 AS losses
UNION ALL
SELECT '66' AS starting_hand, 6 AS combinations, 1315178390 AS wins, 24530044 AS ties, 757863966 AS losses
UNION ALL
SELECT '65s' AS starting_hand, 4 AS combinations, 846332445 AS wins, 116843119 AS ties, 1134396836 AS losses
UNION ALL
SELECT '65o' AS starting_hand, 12 AS combinations, 776369338 AS wins, 122982645 AS ties, 1198220417 AS losses
UNION ALL
SELECT '64s' AS starting_hand, 4 AS combinations, 807166360 AS wins, 119659864 AS ties, 1170746176 AS losses
UNION ALL
SELECT '64o' AS starting_hand, 12 AS combinations, 734213031 AS wins, 126168959 AS ties, 1237190410 AS losses
UNION ALL
SELECT '63s' AS starting_hand, 4 AS combinations, 769503449 AS wins, 119483186 AS ties, 1208585765 AS losses
UNION ALL
SELECT '63o' AS starting_hand, 12 AS combinations, 693662773 AS wins, 126183313 AS ties, 1277726314 AS losses
UNION ALL
SELECT '62s' AS starting_hand, 4 AS combinations, 730742786 AS wins, 118782017 AS ties, 1248047597 AS losses
UNION ALL
SELECT '62o' AS starting_hand, 12 AS combinations, 651897304 AS wins, 125706786 AS ties, 1319968310 AS losses
UNION ALL
SELECT '55' AS starting_hand, 6 AS combinations, 1250992922 AS wins, 28731922 AS ties, 817847556 AS losses
UNION ALL
SELECT '54s' AS starting_hand, 4 AS combinations, 808247748 AS wins, 122535513 AS ties, 1166789139 AS losses
UNION ALL
SELECT '54o' AS starting_hand, 12 AS combinations, 735719749 AS wins, 129230044 AS ties, 1232622607 AS losses
UNION ALL
SELECT '53s' AS starting_hand, 4 AS combinations, 771039857 AS wins, 123097534 AS ties, 1203435009 AS losses
UNION ALL
SELECT '53o' AS starting_hand, 12 AS combinations, 695659494 AS wins, 130040672 AS ties, 1271872234 AS losses
UNION ALL
SELECT '52s' AS starting_hand, 4 AS combinations, 732672291 AS wins, 122489533 AS ties, 1242410576 AS losses
UNION ALL
SELECT '52o' AS starting_hand, 12 AS combinations, 654312693 AS wins, 129665137 AS ties, 1313594570 AS losses
UNION ALL
SELECT '44' AS starting_hand, 6 AS combinations, 1180021110 AS wins, 32147698 AS ties, 885403592 AS losses
UNION ALL
SELECT '43s' AS starting_hand, 4 AS combinations, 749407203 AS wins, 122271282 AS ties, 1225893915 AS losses
UNION ALL
SELECT '43o' AS starting_hand, 12 AS combinations, 672613963 AS wins, 129193193 AS ties, 1295765244 AS losses
UNION ALL
SELECT '42s' AS starting_hand, 4 AS combinations, 711453440 AS wins, 122123616 AS ties, 1263995344 AS losses
UNION ALL
SELECT '42o' AS starting_hand, 12 AS combinations, 631734409 AS wins, 129308773 AS ties, 1336529218 AS losses
UNION ALL
SELECT '33' AS starting_hand, 6 AS combinations, 1108341244 AS wins, 35819814 AS ties, 953411342 AS losses
UNION ALL
SELECT '32s' AS starting_hand, 4 AS combinations, 694128063 AS wins, 121342843 AS ties, 1282101494 AS losses
UNION ALL
SELECT '32o' AS starting_hand, 12 AS combinations, 613318625 AS wins, 128529945 AS ties, 1355723830 AS losses
UNION ALL
SELECT '22' AS starting_hand, 6 AS combinations, 1035889822 AS wins, 39805340 AS ties, 1021877238 AS losses;
