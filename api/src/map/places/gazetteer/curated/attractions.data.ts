import { curatedTable } from './curated-table.ts'

/** Sights, parks and halls that travellers are driven to. Columns and their meaning: curated-table.ts. */
export const ATTRACTIONS = curatedTable(
  'attraction',
  `
= FR | Operator of *
disneyland-paris | Disneyland Paris | 48.8722 2.7758 | Chessy | Disneyland/Euro Disney/Marne-la-Vallée Disneyland | Euro Disney, Chessy
versailles-palace | Palace of Versailles | 48.8049 2.1204 | Versailles | Château de Versailles | Château de Versailles
mont-saint-michel | Mont-Saint-Michel | 48.6361 -1.5115 | Pontorson | Mont Saint Michel | Centre des monuments nationaux
parc-asterix | Parc Astérix | 49.134 2.571 | Plailly | Parc Asterix
futuroscope | Futuroscope | 46.669 0.3685 | Jaunay-Clan | Parc du Futuroscope
puy-du-fou | Puy du Fou | 46.8905 -0.93 | Les Epesses | Le Puy du Fou
eiffel-tower | Eiffel Tower | 48.8584 2.2945 | Paris | Tour Eiffel
louvre-museum | Louvre Museum | 48.8606 2.3364 | Paris | Louvre/Musée du Louvre
chateau-de-chambord | Château de Chambord | 47.616 1.517 | Bracieux | Chambord
chateau-de-chenonceau | Château de Chenonceau | 47.3249 1.0703 | Bléré | Chenonceau
giverny-monet-s-house | Giverny Monet's House | 49.0755 1.5335 | Vernon | Giverny/Fondation Claude Monet
etretat-cliffs | Étretat Cliffs | 49.707 0.2035 | Étretat | Falaises d'Étretat
omaha-beach-american-cemetery | Omaha Beach American Cemetery | 49.36 -0.853 | Port-en-Bessin-Huppain | Normandy American Cemetery/Omaha Beach
pont-du-gard | Pont du Gard | 43.9475 4.535 | Remoulins
carcassonne-citadel | Carcassonne Citadel | 43.2065 2.3655 | Carcassonne | Cité de Carcassonne
lourdes-sanctuary | Lourdes Sanctuary | 43.0975 -0.0575 | Lourdes | Sanctuaire de Lourdes/Our Lady of Lourdes
dune-of-pilat | Dune of Pilat | 44.598 -1.203 | Arcachon | Dune du Pilat
= DE | Operator of *
europa-park | Europa-Park | 48.2661 7.722 | Rust | Europapark | Europa-Park, Rust
neuschwanstein | Neuschwanstein Castle | 47.5576 10.7498 900 | Füssen | Schloss Neuschwanstein/Neuschwanstein | Bavarian Palace Administration
legoland-gunzburg | Legoland Günzburg | 48.4245 10.2995 | Günzburg | Legoland Deutschland/Legoland Germany
phantasialand | Phantasialand | 50.8 6.8795 | Brühl
heide-park | Heide Park | 53.0245 9.8805 | Soltau | Heide Park Resort
movie-park-germany | Movie Park Germany | 51.6205 6.973 | Bottrop | Movie Park
miniatur-wunderland | Miniatur Wunderland | 53.544 9.9885 | Hamburg
tropical-islands | Tropical Islands | 52.0385 13.7485 | Lübben | Tropical Islands Resort
therme-erding | Therme Erding | 48.2935 11.8865 | Erding | Thermal Spa Erding
hohenschwangau-castle | Hohenschwangau Castle | 47.5555 10.736 820 | Füssen | Schloss Hohenschwangau
linderhof-palace | Linderhof Palace | 47.5715 10.9605 940 | Oberammergau | Schloss Linderhof
brandenburg-gate | Brandenburg Gate | 52.5163 13.3777 | Berlin | Brandenburger Tor
cologne-cathedral | Cologne Cathedral | 50.9413 6.9583 | Köln | Kölner Dom
messe-frankfurt | Messe Frankfurt | 50.1115 8.6485 | Frankfurt am Main | Frankfurt Trade Fair/Frankfurt Messe
messe-munchen | Messe München | 48.1365 11.696 | Munich | Munich Trade Fair
oktoberfest-theresienwiese | Oktoberfest Theresienwiese | 48.1315 11.5495 | Munich | Theresienwiese/Oktoberfest
nurburgring | Nürburgring | 50.3355 6.9475 | Adenau | Nurburgring
hockenheimring | Hockenheimring | 49.3295 8.57 | Hockenheim
burg-eltz | Burg Eltz | 50.2052 7.3366 320 | Münstermaifeld | Eltz Castle
dachau-memorial | Dachau Memorial | 48.27 11.468 | Dachau | KZ-Gedenkstätte Dachau
zugspitze-eibsee | Zugspitze Eibsee | 47.456 10.992 970 | Garmisch-Partenkirchen | Eibsee/Zugspitze cable car
= NL | Operator of *
efteling | Efteling | 51.6498 5.048 | Loon op Zand | | Efteling, Kaatsheuvel
keukenhof | Keukenhof | 52.2697 4.5464 | Lisse | | Keukenhof, Lisse
zaanse-schans | Zaanse Schans | 52.4735 4.8185 | Zaandam
rai-amsterdam | RAI Amsterdam | 52.3415 4.889 | Amsterdam | Amsterdam RAI
johan-cruijff-arena | Johan Cruijff ArenA | 52.3143 4.9419 | Amsterdam | Amsterdam Arena
circuit-zandvoort | Circuit Zandvoort | 52.389 4.5425 | Zandvoort
= DK | Operator of *
legoland-billund | Legoland Billund | 55.7356 9.1267 | Billund | Legoland | Legoland Billund Resort
tivoli-gardens | Tivoli Gardens | 55.6737 12.5681 | Copenhagen | Tivoli
lalandia-billund | Lalandia Billund | 55.734 9.1455 | Billund | Lalandia
kronborg-castle | Kronborg Castle | 56.039 12.6215 | Helsingør | Kronborg Slot
= ES | Operator of *
port-aventura | PortAventura World | 41.087 1.157 | Salou | Port Aventura/PortAventura | PortAventura World
camp-nou | Camp Nou | 41.3809 2.1228 | Barcelona | Spotify Camp Nou
montserrat-monastery | Montserrat Monastery | 41.5933 1.8376 720 | Monistrol de Montserrat | Montserrat
fira-gran-via-barcelona | Fira Gran Via Barcelona | 41.3545 2.128 | L'Hospitalet de Llobregat | Fira Barcelona Gran Via
la-roca-village | La Roca Village | 41.611 2.344 | La Roca del Vallès
alhambra | Alhambra | 37.176 -3.5881 | Granada | La Alhambra
siam-park | Siam Park | 28.0725 -16.7255 | Adeje | Siam Park Tenerife
loro-parque | Loro Parque | 28.4085 -16.5645 | Puerto de la Cruz
teide-cable-car | Teide Cable Car | 28.2545 -16.626 2350 | Vilaflor | Teleférico del Teide/Mount Teide
terra-mitica | Terra Mítica | 38.5605 -0.1555 | Benidorm | Terra Mitica
santiago-bernabeu-stadium | Santiago Bernabéu Stadium | 40.4531 -3.6883 | Madrid | Santiago Bernabéu
ifema-madrid | IFEMA Madrid | 40.4655 -3.617 | Madrid | Feria de Madrid/IFEMA
parque-warner-madrid | Parque Warner Madrid | 40.2295 -3.594 | San Martín de la Vega | Warner Park Madrid
= IT | Operator of *
gardaland | Gardaland | 45.455 10.7137 | Peschiera del Garda | | Gardaland Resort
pompeii | Pompeii Ruins | 40.7497 14.4869 | Pompei | Pompeii archaeological park/Pompeii Scavi | Parco Archeologico di Pompei
colosseum | Colosseum | 41.8902 12.4922 | Rome | Colosseo
leaning-tower-of-pisa | Leaning Tower of Pisa | 43.723 10.3966 | Pisa | Torre di Pisa
vatican-museums | Vatican Museums | 41.9065 12.4535 | Rome | Musei Vaticani
mirabilandia | Mirabilandia | 44.3375 12.264 | Ravenna
autodromo-di-monza | Autodromo di Monza | 45.62 9.2855 | Monza | Monza Circuit
fiera-milano-rho | Fiera Milano Rho | 45.5205 9.0795 | Rho | Milan Fair/Fieramilano
etna-rifugio-sapienza | Etna Rifugio Sapienza | 37.6995 14.999 1910 | Nicolosi | Mount Etna/Etna South
valley-of-the-temples | Valley of the Temples | 37.2905 13.592 | Agrigento | Valle dei Templi
royal-palace-of-caserta | Royal Palace of Caserta | 41.0732 14.3265 | Caserta | Reggia di Caserta
herculaneum-ruins | Herculaneum Ruins | 40.806 14.348 | Ercolano | Herculaneum/Ercolano Scavi
sassi-di-matera | Sassi di Matera | 40.6665 16.611 | Matera
outlet-serravalle | Outlet Serravalle | 44.7365 8.8355 | Serravalle Scrivia | Serravalle Designer Outlet
= IS | Operator of *
blue-lagoon | Blue Lagoon | 63.8804 -22.4495 | Grindavík | Bláa lónið/Blue Lagoon Iceland | Blue Lagoon Iceland
geysir | Geysir | 64.3104 -20.3024 105 | Flúðir | Haukadalur/Strokkur
gullfoss | Gullfoss | 64.325 -20.13 | Flúðir | Gullfoss waterfall
thingvellir | Thingvellir | 64.256 -21.13 | Hveragerði | Þingvellir/Thingvellir National Park
sky-lagoon | Sky Lagoon | 64.1165 -21.946 | Kópavogur
hallgrimskirkja | Hallgrímskirkja | 64.1417 -21.9266 | Reykjavík | Hallgrimskirkja
seljalandsfoss | Seljalandsfoss | 63.616 -19.989 | Hvolsvöllur
skogafoss | Skógafoss | 63.529 -19.5125 | Vík í Mýrdal | Skogafoss
= GB | Operator of *
stonehenge | Stonehenge | 51.1789 -1.8262 | Amesbury | | English Heritage
warner-studio | Warner Bros. Studio Tour London | 51.6903 -0.4181 | Watford | Harry Potter Studios/Harry Potter World | Warner Bros. Studio Tour, Leavesden
alton-towers | Alton Towers | 52.9875 -1.8865 | Cheadle | Alton Towers Resort
legoland-windsor | Legoland Windsor | 51.4635 -0.651 | Windsor | Legoland Windsor Resort
thorpe-park | Thorpe Park | 51.4055 -0.5105 | Chertsey | Thorpe Park Resort
chessington-world-of-adventures | Chessington World of Adventures | 51.349 -0.317 | Chessington | Chessington
windsor-castle | Windsor Castle | 51.4839 -0.6044 | Windsor
wembley-stadium | Wembley Stadium | 51.556 -0.2796 | Wembley
the-o2 | The O2 | 51.503 0.0032 | London | O2 Arena London
excel-london | ExCeL London | 51.5085 0.0295 | London | Excel London
nec-birmingham | NEC Birmingham | 52.4535 -1.7195 | Solihull | National Exhibition Centre
silverstone-circuit | Silverstone Circuit | 52.071 -1.0165 | Towcester
bicester-village | Bicester Village | 51.891 -1.156 | Bicester
blenheim-palace | Blenheim Palace | 51.8415 -1.361 | Woodstock
edinburgh-castle | Edinburgh Castle | 55.9486 -3.2 | Edinburgh
giant-s-causeway | Giant's Causeway | 55.2335 -6.518 | Bushmills | Giants Causeway
st-andrews-old-course | St Andrews Old Course | 56.3435 -2.803 | Saint Andrews | Old Course St Andrews
gleneagles | Gleneagles | 56.2855 -3.7485 | Auchterarder | Gleneagles Hotel
= HR | Operator of *
plitvice | Plitvice Lakes | 44.8804 15.6162 550 | Korenica | Plitvička jezera/Plitvice | Plitvice Lakes National Park
krka-national-park-skradinski-buk | Krka National Park Skradinski Buk | 43.805 15.9645 | Skradin | Krka National Park/Skradinski buk
dubrovnik-pile-gate | Dubrovnik Pile Gate | 42.6415 18.107 | Dubrovnik | Dubrovnik Old Town/Pile
diocletian-s-palace | Diocletian's Palace | 43.5085 16.44 | Split | Dioklecijanova palača
= PL | Operator of *
auschwitz | Auschwitz-Birkenau Memorial | 50.0269 19.2033 | Oświęcim | Auschwitz museum | Auschwitz-Birkenau State Museum
wieliczka-mine | Wieliczka Salt Mine | 49.9831 20.0553 | Wieliczka | Kopalnia Soli Wieliczka | Wieliczka Salt Mine
energylandia | Energylandia | 49.9995 19.4085 | Zator
wawel-castle | Wawel Castle | 50.0541 19.9353 | Kraków | Wawel/Zamek Królewski na Wawelu
malbork-castle | Malbork Castle | 54.0398 19.028 | Malbork | Zamek w Malborku
jasna-gora-monastery | Jasna Góra Monastery | 50.8125 19.0975 | Częstochowa | Jasna Góra
morskie-oko-palenica | Morskie Oko Palenica | 49.2545 20.103 980 | Bukowina Tatrzańska | Morskie Oko/Palenica Białczańska
ksiaz-castle | Książ Castle | 50.8422 16.2918 | Wałbrzych | Zamek Książ
mandoria | Mandoria | 51.6465 19.3635 | Rzgów
suntago | Suntago | 51.9905 20.5305 | Mszczonów | Park of Poland/Suntago Wodny Świat
chocholowskie-termy | Chochołowskie Termy | 49.348 19.8175 | Kościelisko | Chochołów Thermal Baths
= GR | Operator of *
meteora | Meteora | 39.7217 21.6306 400 | Kalampáka | Μετέωρα | Municipality of Meteora
acropolis-of-athens | Acropolis of Athens | 37.9697 23.7263 | Athens | Acropolis/Ακρόπολη
delphi | Delphi Archaeological Site | 38.4805 22.494 550 | Delfoí | Ancient Delphi
ancient-olympia | Ancient Olympia | 37.638 21.629 | Archaía Olympía | Olympia Archaeological Site
knossos | Knossos | 35.298 25.163 | Irákleion | Knossos Palace/Κνωσός
mycenae | Mycenae | 37.7305 22.756 | Árgos | Mykines Archaeological Site
epidaurus-theatre | Epidaurus Theatre | 37.596 23.0795 | Ligourión | Ancient Theatre of Epidaurus
cape-sounion | Cape Sounion | 37.652 24.0235 | Lávrio | Temple of Poseidon
elafonisi-beach | Elafonisi Beach | 35.2725 23.545 | Palaióchora | Elafonissi
= RO | Operator of *
bran-castle | Bran Castle | 45.5149 25.3672 760 | Bran | Castelul Bran/Dracula's castle | Bran Castle
peles-castle | Peleș Castle | 45.36 25.5427 970 | Sinaia | Castelul Peleș
salina-turda | Salina Turda | 46.588 23.7875 | Turda | Turda Salt Mine
therme-bucuresti | Therme București | 44.6055 26.0775 | Otopeni | Therme Bucharest
corvin-castle | Corvin Castle | 45.7494 22.8883 | Hunedoara | Castelul Corvinilor
= MC | Société des Bains de Mer
monaco-casino | Monte Carlo Casino | 43.7392 7.4283 | Monte-Carlo | Casino de Monte-Carlo
= AT | Operator of *
schonbrunn-palace | Schönbrunn Palace | 48.1858 16.3128 | Vienna | Schloss Schönbrunn
swarovski-crystal-worlds | Swarovski Crystal Worlds | 47.295 11.601 | Wattens | Swarovski Kristallwelten
eisriesenwelt-werfen | Eisriesenwelt Werfen | 47.508 13.19 1080 | Werfen | Eisriesenwelt
aqua-dome | Aqua Dome | 47.067 10.9705 1170 | Längenfeld | Aqua Dome Längenfeld
melk-abbey | Melk Abbey | 48.228 15.334 | Melk | Stift Melk
red-bull-ring | Red Bull Ring | 47.2195 14.7645 | Spielberg bei Knittelfeld | Spielberg Ring
= CH | Operator of *
rhine-falls | Rhine Falls | 47.678 8.6155 | Neuhausen | Rheinfall
chateau-de-chillon | Château de Chillon | 46.4142 6.9274 | Montreux | Chillon Castle
cern | CERN | 46.2335 6.0555 | Meyrin | CERN Science Gateway
palexpo-geneva | Palexpo Geneva | 46.236 6.1165 | Grand-Saconnex | Palexpo
= PT | Operator of *
fatima-sanctuary | Fátima Sanctuary | 39.6315 -8.673 | Fátima | Santuário de Fátima
pena-palace | Pena Palace | 38.7876 -9.3906 | Sintra | Palácio da Pena
cabo-da-roca | Cabo da Roca | 38.7804 -9.499 | Colares
zoomarine-algarve | Zoomarine Algarve | 37.126 -8.3145 | Guia | Zoomarine
= IE | Operator of *
cliffs-of-moher | Cliffs of Moher | 52.9715 -9.4245 | Ennistimon | Cliffs of Moher Visitor Centre
guinness-storehouse | Guinness Storehouse | 53.3419 -6.2867 | Dublin
adare-manor | Adare Manor | 52.564 -8.779 | Adare
blarney-castle | Blarney Castle | 51.929 -8.571 | Blarney
= BE | Operator of *
atomium | Atomium | 50.895 4.3415 | Brussels | Heysel/Brussels Expo
circuit-de-spa-francorchamps | Circuit de Spa-Francorchamps | 50.4435 5.9655 | Stavelot | Spa-Francorchamps
plopsaland-de-panne | Plopsaland De Panne | 51.081 2.597 | De Panne | Plopsaland
= NO | Operator of *
pulpit-rock-car-park | Pulpit Rock Car Park | 58.992 6.138 270 | Jørpeland | Preikestolen/Preikestolen fjellstue/Pulpit Rock
nordkapp | Nordkapp | 71.169 25.784 | Honningsvåg | North Cape
atlantic-road | Atlantic Road | 63.017 7.355 | Kristiansund | Atlantic Ocean Road/Atlanterhavsveien
trolltunga-skjeggedal | Trolltunga Skjeggedal | 60.132 6.629 430 | Odda | Trolltunga
holmenkollen | Holmenkollen | 59.964 10.667 | Oslo | Holmenkollen Ski Jump
= SE | Operator of *
liseberg | Liseberg | 57.695 11.9925 | Göteborg
vasa-museum | Vasa Museum | 59.328 18.0915 | Stockholm | Vasamuseet
icehotel-jukkasjarvi | Icehotel Jukkasjärvi | 67.8505 20.5945 | Kiruna | Icehotel
= FI | Operator of *
santa-claus-village | Santa Claus Village | 66.5436 25.8473 | Rovaniemi | Joulupukin Pajakylä
suomenlinna-ferry-market-square | Suomenlinna Ferry Market Square | 60.167 24.9535 | Helsinki | Kauppatori/Helsinki Market Square
= CZ | Operator of *
prague-castle | Prague Castle | 50.0905 14.4005 | Prague | Pražský hrad
karlstejn-castle | Karlštejn Castle | 49.9393 14.1882 | Karlštejn | Karlstejn Castle
kutna-hora-ossuary | Kutná Hora Ossuary | 49.962 15.2883 | Kutná Hora | Sedlec Ossuary/Kostnice Sedlec
konopiste-chateau | Konopiště Chateau | 49.7795 14.6565 | Benešov | Konopiste
= SK | Operator of *
tatralandia | Tatralandia | 49.1062 19.5715 | Liptovský Mikuláš | Aquapark Tatralandia
spis-castle | Spiš Castle | 48.9995 20.768 | Spišské Podhradie | Spišský hrad
bojnice-castle | Bojnice Castle | 48.7797 18.5775 | Bojnice | Bojnický zámok
= HU | Operator of *
szechenyi-baths | Széchenyi Baths | 47.5185 19.0825 | Budapest | Széchenyi fürdő
hungaroring | Hungaroring | 47.583 19.251 | Mogyoród
heviz-lake-bath | Hévíz Lake Bath | 46.7885 17.1925 | Hévíz | Hévízi Tófürdő/Lake Hévíz
= SI | Operator of *
postojna-cave | Postojna Cave | 45.7825 14.204 | Postojna | Postojnska jama
skocjan-caves | Škocjan Caves | 45.6635 13.993 | Divača | Škocjanske jame
predjama-castle | Predjama Castle | 45.8157 14.1268 | Postojna | Predjamski grad
= BA | Operator of *
mostar-old-bridge | Mostar Old Bridge | 43.3373 17.815 | Mostar | Stari Most
kravica-waterfall | Kravica Waterfall | 43.156 17.609 | Ljubuški | Kravice
= ME | Operator of *
ostrog-monastery | Ostrog Monastery | 42.675 19.029 900 | Danilovgrad | Manastir Ostrog
= BG | Operator of *
rila-monastery | Rila Monastery | 42.1334 23.3402 1150 | Rila | Рилски манастир
= CY | Operator of *
nissi-beach | Nissi Beach | 34.9885 33.97 | Ayia Napa
petra-tou-romiou | Petra tou Romiou | 34.6645 32.627 | Pissoúri | Aphrodite's Rock
= MT | Operator of *
blue-grotto | Blue Grotto | 35.8225 14.457 | Żurrieq | Blue Grotto Malta
popeye-village | Popeye Village | 35.961 14.3415 | Il-Mellieħa | Popeye Village Malta
= TR | Operator of *
hagia-sophia | Hagia Sophia | 41.0086 28.98 | Istanbul | Ayasofya
ephesus | Ephesus | 37.9405 27.341 | Selçuk | Efes
pamukkale-travertines | Pamukkale Travertines | 37.92 29.121 | Denizli | Pamukkale terraces/Hierapolis
aspendos-theatre | Aspendos Theatre | 36.939 31.172 | Serik | Aspendos
the-land-of-legends | The Land of Legends | 36.8725 31.026 | Belek | Land of Legends Theme Park
sumela-monastery | Sumela Monastery | 40.69 39.6585 1200 | Maçka | Sümela Manastırı
gobekli-tepe | Göbekli Tepe | 37.2235 38.9225 | Şanlıurfa | Gobekli Tepe
= GE | Operator of *
ananuri-fortress | Ananuri Fortress | 42.1637 44.7031 | Dusheti | Ananuri
gergeti-trinity-church | Gergeti Trinity Church | 42.6625 44.6205 2170 | Step’antsminda | Kazbegi Gergeti
= AM | Operator of *
garni-temple | Garni Temple | 40.1124 44.7302 1400 | Garrni | Garni
geghard-monastery | Geghard Monastery | 40.1404 44.8185 1740 | Garrni | Geghard
tatev-monastery | Tatev Monastery | 39.3795 46.25 1500 | Goris | Wings of Tatev
khor-virap | Khor Virap | 39.8785 44.5762 | Artashat
= AD | Operator of *
caldea | Caldea | 42.5115 1.5375 1010 | Andorra la Vella | Caldea Spa/Inúu
= LT | Operator of *
trakai-castle | Trakai Castle | 54.6523 24.9337 | Trakai | Trakų pilis
hill-of-crosses | Hill of Crosses | 56.0153 23.4168 | Šiauliai | Kryžių kalnas
= LV | Operator of *
rundale-palace | Rundāle Palace | 56.413 24.024 | Bauska | Rundāles pils
= EE | Operator of *
lahemaa-palmse-manor | Lahemaa Palmse Manor | 59.5125 25.9555 | Haljala | Palmse mõis
`,
)
