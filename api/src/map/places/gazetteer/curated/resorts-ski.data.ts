import { curatedTable } from './curated-table.ts'

/** Ski resorts that the register of settlements lacks, with the height their road climbs to. Columns and their meaning: curated-table.ts. */
export const SKI_RESORTS = curatedTable(
  'resort',
  `
= FR | Tourist office of *
avoriaz | Avoriaz | 46.1908 6.7739 1800 | Morzine | Avoriaz 1800 | Tourist office Avoriaz 1800
les-arcs | Les Arcs | 45.5722 6.779 1800 | Bourg-Saint-Maurice | Arc 1800/Les Arcs ski/Лез Арк | Tourist office Les Arcs Bourg-Saint-Maurice
arc-1600 | Arc 1600 | 45.595 6.7935 1600 | Bourg-Saint-Maurice | Les Arcs 1600 | Tourist office Les Arcs Bourg-Saint-Maurice
arc-1950 | Arc 1950 | 45.5718 6.828 1950 | Bourg-Saint-Maurice | Les Arcs 1950 | Tourist office Les Arcs Bourg-Saint-Maurice
arc-2000 | Arc 2000 | 45.5735 6.832 2100 | Bourg-Saint-Maurice | Les Arcs 2000 | Tourist office Les Arcs Bourg-Saint-Maurice
la-plagne | La Plagne | 45.507 6.6775 1970 | Aime | Plagne Centre/Ла Плань | Tourist office La Plagne (Plagne Centre)
les-menuires | Les Menuires | 45.3245 6.537 1850 | Val Thorens | Ле Менюир | Tourist office Vallée des Belleville
courchevel-1850 | Courchevel 1850 | 45.4148 6.6345 1750 | Courchevel | | Tourist office Courchevel
courchevel-1650 | Courchevel 1650 Moriond | 45.417 6.652 1650 | Courchevel | Courchevel 1650/Courchevel Moriond | Tourist office Courchevel
courchevel-1550 | Courchevel 1550 Village | 45.4265 6.644 1550 | Courchevel | Courchevel 1550/Courchevel Village | Tourist office Courchevel
courchevel-1300 | Courchevel Le Praz | 45.4315 6.6275 1300 | Courchevel | Courchevel 1300/Le Praz | Tourist office Courchevel
la-tania | La Tania | 45.432 6.595 1350 | Courchevel | Courchevel La Tania | Tourist office Courchevel
alpe-d-huez | Alpe d'Huez | 45.0909 6.0683 1850 | Huez | L'Alpe d'Huez | Tourist office Alpe d'Huez
serre-chevalier | Serre Chevalier | 44.9358 6.587 1350 | Briançon | Serre-Chevalier/Chantemerle | Tourist office Serre Chevalier (Chantemerle)
flaine | Flaine | 46.0056 6.6889 1600 | Samoëns | | Tourist office Flaine
isola-2000 | Isola 2000 | 44.187 7.158 2000 | Saint-Étienne-de-Tinée | | Tourist office Isola 2000
valmorel | Valmorel | 45.461 6.443 1400 | Moûtiers | Doucy-Valmorel
la-rosiere | La Rosière | 45.627 6.848 1850 | Bourg-Saint-Maurice | La Rosière 1850/La Rosière Montvalezan
meribel-mottaret | Méribel-Mottaret | 45.376 6.581 1750 | Méribel | Mottaret/Méribel Mottaret 1750
vaujany | Vaujany | 45.157 6.078 1250 | Huez | Vaujany Oisans
oz-en-oisans | Oz-en-Oisans | 45.128 6.072 1350 | Huez | Oz 3300/Oz Station
auris-en-oisans | Auris-en-Oisans | 45.0545 6.0835 1600 | Huez | Auris Station
villard-reculas | Villard-Reculas | 45.093 6.031 1500 | Huez
la-grave | La Grave | 45.046 6.306 1480 | Le Monêtier-les-Bains | La Grave La Meije
les-sept-laux | Les Sept Laux | 45.257 5.995 1350 | Froges | Les 7 Laux/Prapoutel
le-collet-d-allevard | Le Collet d'Allevard | 45.397 6.133 1450 | Allevard | Collet d'Allevard
les-orres-1650 | Les Orres 1650 | 44.493 6.556 1650 | Embrun | Les Orres
auron | Auron | 44.226 6.93 1600 | Saint-Étienne-de-Tinée
valberg | Valberg | 44.095 6.93 1680 | Puget-Théniers | Péone Valberg
saint-francois-longchamp | Saint-François-Longchamp | 45.417 6.362 1650 | La Chambre | Longchamp 1650
la-toussuire | La Toussuire | 45.2545 6.26 1750 | Saint-Jean-de-Maurienne | Les Sybelles La Toussuire
le-corbier | Le Corbier | 45.2425 6.2655 1550 | Saint-Jean-de-Maurienne | Les Sybelles Le Corbier
saint-sorlin-d-arves | Saint-Sorlin-d'Arves | 45.219 6.232 1600 | Saint-Jean-de-Maurienne
les-karellis | Les Karellis | 45.2275 6.4055 1600 | Saint-Michel-de-Maurienne
valmeinier-1800 | Valmeinier 1800 | 45.166 6.497 1800 | Saint-Michel-de-Maurienne | Valmeinier ski
la-norma | La Norma | 45.204 6.697 1350 | Modane
valfrejus | Valfréjus | 45.179 6.657 1550 | Modane
bessans | Bessans | 45.322 6.995 1710 | Modane
bonneval-sur-arc | Bonneval-sur-Arc | 45.372 7.047 1800 | Modane
les-saisies | Les Saisies | 45.757 6.536 1650 | Ugine
crest-voland | Crest-Voland | 45.795 6.505 1230 | Flumet | Cohennoz
areches-beaufort | Arêches-Beaufort | 45.688 6.567 1080 | Ugine | Arêches
les-carroz | Les Carroz | 46.025 6.638 1140 | Cluses | Les Carroz d'Arâches
praz-de-lys | Praz de Lys | 46.143 6.592 1500 | Taninges | Praz de Lys Sommand
le-chinaillon | Le Chinaillon | 45.971 6.464 1300 | Le Grand-Bornand | Le Grand-Bornand Chinaillon
la-chapelle-d-abondance | La Chapelle-d'Abondance | 46.295 6.79 1020 | Châtel
peisey-vallandry | Peisey-Vallandry | 45.5545 6.7665 1600 | Bourg-Saint-Maurice | Vallandry/Plan Peisey
montchavin-les-coches | Montchavin-Les Coches | 45.555 6.736 1350 | Aime | Montchavin/Les Coches/Montchavin La Plagne
plagne-bellecote | Plagne Bellecôte | 45.506 6.699 1930 | Aime | La Plagne Bellecôte
plagne-soleil | Plagne Soleil | 45.503 6.6885 2050 | Aime | Plagne Villages/La Plagne Soleil
plagne-aime-2000 | Plagne Aime 2000 | 45.5105 6.6625 2100 | Aime | Aime 2000/Aime La Plagne/La Plagne Aime 2000
plagne-1800 | Plagne 1800 | 45.5145 6.682 1800 | Aime | La Plagne 1800
plagne-montalbert | Plagne Montalbert | 45.524 6.623 1350 | Aime | Montalbert/La Plagne Montalbert
sainte-foy-station | Sainte-Foy Station | 45.583 6.908 1550 | Bourg-Saint-Maurice | Sainte-Foy-Tarentaise Station/Sainte Foy ski
tignes-le-lac | Tignes Le Lac | 45.468 6.906 2100 | Val-d'Isère | Tignes 2100
tignes-val-claret | Tignes Val Claret | 45.457 6.9 2120 | Val-d'Isère | Val Claret
tignes-les-brevieres | Tignes Les Brévières | 45.5095 6.921 1550 | Val-d'Isère | Les Brévières
argentiere | Argentière | 45.981 6.926 1250 | Chamonix-Mont-Blanc | Argentière Chamonix
le-tour | Le Tour | 46.0035 6.947 1460 | Chamonix-Mont-Blanc | Le Tour Chamonix
vallorcine | Vallorcine | 46.032 6.934 1260 | Chamonix-Mont-Blanc
superdevoluy | Superdévoluy | 44.678 5.938 1500 | Veynes | SuperDévoluy
orcieres-merlette | Orcières Merlette | 44.694 6.322 1850 | Gap | Orcières 1850
puy-saint-vincent | Puy-Saint-Vincent | 44.82 6.487 1600 | Briançon | Puy-Saint-Vincent 1600
risoul-1850 | Risoul 1850 | 44.622 6.638 1850 | Guillestre | Risoul ski
vars-les-claux | Vars Les Claux | 44.574 6.679 1850 | Guillestre | Vars ski
pra-loup | Pra Loup | 44.368 6.605 1600 | Barcelonnette | Pra-Loup/Praloup
le-sauze | Le Sauze | 44.363 6.68 1400 | Barcelonnette | Sauze Super-Sauze
la-foux-d-allos | La Foux d'Allos | 44.295 6.568 1800 | Barcelonnette | Val d'Allos La Foux
la-feclaz | La Féclaz | 45.643 5.9845 1350 | Chambéry | Savoie Grand Revard
le-lioran | Le Lioran | 45.0855 2.738 1160 | Murat | Super Lioran
super-besse | Super Besse | 45.505 2.8535 1350 | Besse-et-Saint-Anastaise | Super-Besse
piau-engaly | Piau-Engaly | 42.786 0.159 1850 | Saint-Lary-Soulan | Piau
saint-lary-pla-d-adet | Saint-Lary Pla d'Adet | 42.8165 0.295 1700 | Saint-Lary-Soulan | Pla d'Adet/Saint-Lary 1700
peyragudes | Peyragudes | 42.796 0.441 1600 | Bagnères-de-Luchon
la-mongie | La Mongie | 42.911 0.178 1800 | Bagnères-de-Bigorre | Grand Tourmalet
bareges | Barèges | 42.897 0.064 1250 | Luz-Saint-Sauveur
luz-ardiden | Luz-Ardiden | 42.883 -0.057 1720 | Luz-Saint-Sauveur | Luz Ardiden
gavarnie | Gavarnie | 42.735 -0.01 1365 | Luz-Saint-Sauveur | Gavarnie-Gèdre
gourette | Gourette | 42.9585 -0.332 1400 | Laruns
la-pierre-saint-martin | La Pierre Saint-Martin | 42.979 -0.748 1650 | Arette | La Pierre-Saint-Martin
superbagneres | Superbagnères | 42.7685 0.5785 1800 | Bagnères-de-Luchon | Luchon-Superbagnères
ax-3-domaines | Ax 3 Domaines | 42.7015 1.8165 1400 | Ax-les-Thermes | Bonascre/Ax les Thermes ski
porte-puymorens | Porté-Puymorens | 42.55 1.83 1620 | Ax-les-Thermes
= CH | Tourist office of *
wengen | Wengen | 46.6083 7.9217 1274 | Lauterbrunnen | | Jungfrau Region Tourism
muerren | Mürren | 46.559 7.8925 1638 | Lauterbrunnen | | Jungfrau Region Tourism
les-crosets | Les Crosets | 46.184 6.834 1660 | Champéry | Portes du Soleil Les Crosets
champoussin | Champoussin | 46.2085 6.8625 1580 | Champéry
thyon-2000 | Thyon 2000 | 46.18 7.373 2090 | Sion | Thyon/Thyon-Les Collons
veysonnaz | Veysonnaz | 46.195 7.337 1300 | Sion
siviez | Siviez | 46.135 7.315 1730 | Sion | Super-Nendaz
la-tzoumaz | La Tzoumaz | 46.143 7.23 1500 | Riddes | Mayens-de-Riddes
ovronnaz | Ovronnaz | 46.2 7.17 1350 | Leytron
anzere | Anzère | 46.296 7.396 1500 | Sion
vercorin | Vercorin | 46.257 7.531 1320 | Sierre
grimentz | Grimentz | 46.18 7.576 1570 | Sierre
zinal | Zinal | 46.135 7.626 1675 | Sierre
saint-luc | Saint-Luc | 46.22 7.598 1650 | Sierre | St-Luc
chandolin | Chandolin | 46.2525 7.595 1936 | Sierre
la-fouly | La Fouly | 45.933 7.097 1600 | Orsières
champex-lac | Champex-Lac | 46.03 7.117 1470 | Orsières | Champex
arolla | Arolla | 46.0245 7.483 2000 | Evolène
les-diablerets | Les Diablerets | 46.35 7.158 1160 | Aigle
les-mosses | Les Mosses | 46.395 7.103 1450 | Leysin | Col des Mosses
melchsee-frutt | Melchsee-Frutt | 46.776 8.27 1920 | Kerns
hasliberg | Hasliberg | 46.74 8.195 1060 | Meiringen | Meiringen-Hasliberg
flumserberg | Flumserberg | 47.092 9.283 1390 | Flums | Flumserberg Tannenbodenalp
hoch-ybrig | Hoch-Ybrig | 47.03 8.79 1050 | Einsiedeln | Hoch-Ybrig Weglosen
san-bernardino | San Bernardino | 46.462 9.191 1600 | Mesocco
bivio | Bivio | 46.47 9.65 1770 | Savognin
sorenberg | Sörenberg | 46.8205 8.035 1160 | Entlebuch
haute-nendaz | Haute-Nendaz | 46.187 7.303 1350 | Basse-Nendaz | Nendaz
= AT | Tourist office of *
obergurgl | Obergurgl | 46.8703 11.0279 1910 | Sölden | Obergurgl-Hochgurgl | Ötztal Tourism
obertauern | Obertauern | 47.25 13.56 1740 | Radstadt
kuhtai | Kühtai | 47.214 11.025 2020 | Silz | Kuehtai
hochgurgl | Hochgurgl | 46.902 11.055 2150 | Sölden | Top Mountain Hochgurgl
vent | Vent | 46.86 10.912 1900 | Sölden | Vent im Ötztal
hintertux | Hintertux | 47.115 11.67 1500 | Mayrhofen | Hintertux Glacier/Hintertuxer Gletscher
zurs | Zürs | 47.168 10.163 1720 | Lech | Zürs am Arlberg
stuben-am-arlberg | Stuben am Arlberg | 47.143 10.135 1410 | Lech | Stuben
zauchensee | Zauchensee | 47.287 13.46 1350 | Altenmarkt im Pongau | Altenmarkt-Zauchensee
turracher-hohe | Turracher Höhe | 46.917 13.875 1763 | Feldkirchen in Kärnten | Turrach
katschberg | Katschberg | 47.06 13.615 1640 | Gmünd | Katschberghöhe
nassfeld | Nassfeld | 46.565 13.275 1500 | Hermagor | Nassfeld-Pressegger See/Sonnenalpe Nassfeld
konigsleiten | Königsleiten | 47.25 12.115 1600 | Gerlos | Zillertal Arena Königsleiten
mandarfen | Mandarfen | 46.968 10.872 1680 | Sankt Leonhard im Pitztal | Pitztal Glacier/Pitztaler Gletscher
axamer-lizum | Axamer Lizum | 47.195 11.302 1560 | Axams
gargellen | Gargellen | 46.971 9.918 1420 | Schruns
hinterstoder | Hinterstoder | 47.698 14.15 590 | Windischgarsten
= IT | Tourist office of *
val-gardena | Selva di Val Gardena | 46.5557 11.759 1560 | Ortisei | Val Gardena/Selva Gardena/Wolkenstein in Gröden/Gröden | Val Gardena tourist office
champoluc | Champoluc | 45.831 7.727 1570 | Verrès | Champoluc Monterosa
pila | Pila | 45.689 7.307 1800 | Aosta | Pila Gressan
san-sicario | San Sicario | 44.962 6.803 1700 | Cesana Torinese | Sansicario
prato-nevoso | Prato Nevoso | 44.253 7.782 1480 | Mondovì
artesina | Artesina | 44.249 7.752 1315 | Mondovì
madesimo | Madesimo | 46.437 9.357 1550 | Chiavenna
santa-caterina-valfurva | Santa Caterina Valfurva | 46.413 10.495 1740 | Bormio
passo-del-tonale | Passo del Tonale | 46.259 10.583 1880 | Ponte di Legno | Tonale/Passo Tonale
folgarida | Folgarida | 46.298 10.87 1300 | Dimaro | Folgarida-Marilleva
san-martino-di-castrozza | San Martino di Castrozza | 46.263 11.803 1450 | Fiera di Primiero
arabba | Arabba | 46.497 11.873 1600 | Corvara in Badia | Livinallongo Arabba
colfosco | Colfosco | 46.555 11.857 1645 | Corvara in Badia | Kolfuschg/Calfosch
san-cassiano | San Cassiano | 46.57 11.932 1537 | Corvara in Badia | St. Kassian/San Cassiano in Badia
alpe-di-siusi | Alpe di Siusi | 46.541 11.618 1850 | Castelrotto | Seiser Alm/Compatsch
obereggen | Obereggen | 46.383 11.533 1550 | Nova Levante | Ski Center Latemar
misurina | Misurina | 46.582 12.253 1755 | Cortina d'Ampezzo | Lake Misurina
piancavallo | Piancavallo | 46.108 12.518 1280 | Aviano
sella-nevea | Sella Nevea | 46.387 13.475 1110 | Tarvisio
solda | Solda | 46.52 10.595 1900 | Prato Allo Stelvio | Sulden/Sulden am Ortler
maso-corto | Maso Corto | 46.758 10.783 2010 | Senales | Kurzras/Val Senales/Schnalstal
terminillo | Terminillo | 42.462 12.986 1675 | Rieti | Monte Terminillo
= ES | Ski resort operator of *
baqueira | Baqueira-Beret | 42.6985 0.931 1500 | Vielha | Baqueira | Baqueira Beret resort
formigal | Formigal | 42.775 -0.3635 1550 | Sallent de Gállego | | Aramón Formigal resort
sierra-nevada | Sierra Nevada | 37.095 -3.3985 2100 | Monachil | Pradollano/Sierra Nevada ski | Cetursa Sierra Nevada (Pradollano)
cerler | Cerler | 42.59 0.54 1530 | Benasque | Aramón Cerler
la-molina | La Molina | 42.3415 1.9435 1440 | Puigcerdà | Alp La Molina
masella | Masella | 42.3475 1.9005 1600 | Puigcerdà | Alp 2500
boi-taull | Boí Taüll | 42.478 0.868 2020 | Vielha | Boi Taull
candanchu | Candanchú | 42.787 -0.527 1560 | Canfranc | Candanchu
astun | Astún | 42.808 -0.505 1700 | Canfranc | Astun
= BG | * resort
borovets | Borovets | 42.2675 23.606 1330 | Samokov | Боровец
pamporovo | Pamporovo | 41.653 24.696 1650 | Smolyan | Пампорово
= RO | Tourist office of *
poiana-brasov | Poiana Brașov | 45.594 25.553 1020 | Braşov | Poiana Brasov | City of Brașov
paltinis | Păltiniș | 45.66 23.935 1440 | Sibiu | Paltinis Sibiu
= SK | Tourist office of *
jasna | Jasná | 48.969 19.585 1200 | Liptovský Mikuláš | Chopok | Jasná Nízke Tatry resort
strbske-pleso | Štrbské Pleso | 49.12 20.06 1350 | Svit | Strbske Pleso
donovaly | Donovaly | 48.88 19.225 960 | Banská Bystrica
liptovsky-jan | Liptovský Ján | 49.04 19.68 650 | Liptovský Mikuláš
= RS | Ski resorts of Serbia
kopaonik | Kopaonik | 43.286 20.812 1710 | Raška | Копаоник
= FI | Ski resort operator of *
yllas | Ylläs | 67.604 24.158 250 | Kolari | Äkäslompolo | Ylläs tourist information (Äkäslompolo)
ruka | Ruka | 66.165 29.155 290 | Kuusamo | | Ruka-Kuusamo tourist association
saariselka | Saariselkä | 68.419 27.413 300 | Ivalo | | Inari-Saariselkä Tourism
pyha | Pyhä | 67.02 27.2 250 | Pelkosenniemi | Pyhätunturi
luosto | Luosto | 67.15 26.9 260 | Pelkosenniemi | Luostotunturi
tahko | Tahko | 63.27 28.07 110 | Nilsiä | Tahkovuori
himos | Himos | 61.895 25.24 120 | Jämsä | Himos Jämsä
iso-syote | Iso-Syöte | 65.64 27.59 330 | Taivalkoski | Syöte
pallas | Pallas | 68.05 24.07 370 | Muonio | Pallastunturi
= AD | Grandvalira Resorts
grau-roig | Grau Roig | 42.533 1.7 2100 | Encamp | Grandvalira Grau Roig
= BA | Ski resort operator of *
jahorina | Jahorina | 43.738 18.565 1550 | Pale | Olympic centre Jahorina
bjelasnica | Bjelašnica | 43.715 18.285 1270 | Hadžići | Babin Do
= MK | Ski resort operator of *
mavrovo | Mavrovo | 41.655 20.735 1240 | Gostivar | Mavrovi Anovi ski/Маврово
popova-sapka | Popova Šapka | 42.014 20.88 1700 | Tetovo | Попова Шапка
= SI | Ski resort operator of *
rogla | Rogla | 46.452 15.333 1480 | Zreče | Unior Rogla
mariborsko-pohorje | Mariborsko Pohorje | 46.5325 15.6 325 | Maribor | Pohorje ski/Snow Stadium Maribor
ribcev-laz | Ribčev Laz | 46.277 13.887 530 | Bohinjska Bistrica | Lake Bohinj/Bohinjsko jezero/Bohinj
= NO | Ski resort operator of *
hafjell | Hafjell | 61.235 10.44 230 | Lillehammer | Hafjell Alpinsenter/Øyer Hafjell
kvitfjell | Kvitfjell | 61.465 10.13 200 | Ringebu | Kvitfjell Alpinanlegg
beitostolen | Beitostølen | 61.248 8.908 900 | Slidre
gaustablikk | Gaustablikk | 59.8765 8.72 970 | Rjukan | Gausta
= SE | Ski resort operator of *
lindvallen | Lindvallen | 61.15 13.19 480 | Sälen | Sälen Lindvallen/Lindvallen Sälen
tandadalen | Tandådalen | 61.178 13.007 600 | Sälen | Sälen Tandådalen
idre-fjall | Idre Fjäll | 61.887 12.842 800 | Idre | Idrefjäll
vemdalsskalet | Vemdalsskalet | 62.505 13.895 620 | Vemdalen | Vemdalsskalet ski
riksgransen | Riksgränsen | 68.427 18.127 520 | Kiruna | Riksgransen
bjorkliden | Björkliden | 68.407 18.678 450 | Kiruna
abisko | Abisko | 68.35 18.83 390 | Kiruna | Abisko Turiststation
hemavan | Hemavan | 65.815 15.09 470 | Björkvik | Hemavan Tärnaby
= TR | Ski resort operator of *
uludag | Uludağ | 40.109 29.14 1800 | Bursa | Uludag ski
erciyes | Erciyes | 38.54 35.53 2200 | Hacılar | Erciyes Ski Centre/Tekir Kapı
kartalkaya | Kartalkaya | 40.588 31.785 1850 | Bolu
= CZ | Tourist office of *
bozi-dar | Boží Dar | 50.41 12.924 1030 | Jáchymov
`,
)
