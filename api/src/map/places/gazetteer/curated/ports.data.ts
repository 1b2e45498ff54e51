import { curatedTable } from './curated-table.ts'

/** The ports where ferries and cruise ships take on and set down travellers. Columns and their meaning: curated-table.ts. */
export const PORTS = curatedTable(
  'port',
  `
= GB | Port authority of *
dover-port | Port of Dover | 51.1268 1.3336 | Dover | Dover ferry port/Dover Eastern Docks | Port of Dover
folkestone-eurotunnel-port | Folkestone Eurotunnel Terminal | 51.096 1.12 | Folkestone | Eurotunnel Folkestone | Getlink
southampton-port | Southampton Cruise Terminal | 50.896 -1.405 | Southampton | Southampton cruise port | ABP Southampton
portsmouth-port | Portsmouth International Port | 50.812 -1.089 | Portsmouth | Portsmouth ferry port | Portsmouth International Port
holyhead-port | Port of Holyhead | 53.307 -4.631 | Holyhead | Holyhead ferry port | Stena Line Ports
harwich-international-port | Harwich International Port | 51.947 1.255 | Harwich | Harwich ferry port
newhaven-ferry-port | Newhaven Ferry Port | 50.7925 0.0525 | Newhaven | Newhaven ferry terminal
plymouth-millbay-ferry-port | Plymouth Millbay Ferry Port | 50.364 -4.156 | Plymouth | Plymouth ferry port
poole-ferry-port | Poole Ferry Port | 50.7105 -1.993 | Poole | Poole ferry terminal
port-of-hull-port | Port of Hull | 53.742 -0.265 | Hull | Hull King George Dock/Hull ferry terminal
newcastle-north-shields-ferry-port | Newcastle North Shields Ferry Port | 54.994 -1.45 | North Shields | Newcastle International Passenger Terminal/Port of Tyne
liverpool-cruise-terminal-port | Liverpool Cruise Terminal | 53.4075 -2.999 | Liverpool | Liverpool cruise port
birkenhead-ferry-terminal-port | Birkenhead Ferry Terminal | 53.405 -3.013 | Birkenhead | Liverpool Birkenhead/Twelve Quays
fishguard-ferry-port | Fishguard Ferry Port | 52.0085 -4.988 | Fishguard | Fishguard Harbour
pembroke-dock-ferry-port | Pembroke Dock Ferry Port | 51.6965 -4.946 | Pembroke Dock | Pembroke ferry port
cairnryan-ferry-port | Cairnryan Ferry Port | 54.975 -5.025 | Stranraer | Port of Cairnryan
belfast-ferry-port | Belfast Ferry Port | 54.629 -5.899 | Belfast | Belfast VT2/Stena Line Belfast
larne-harbour-port | Larne Harbour | 54.85 -5.794 | Larne | Larne ferry port
heysham-port | Heysham Port | 54.033 -2.913 | Heysham | Heysham ferry port
london-cruise-terminal-tilbury-port | London Cruise Terminal Tilbury | 51.4525 0.3655 | Tilbury | Tilbury cruise terminal
dover-cruise-terminal-port | Dover Cruise Terminal | 51.1155 1.3105 | Dover | Dover Western Docks
greenock-ocean-terminal-port | Greenock Ocean Terminal | 55.9515 -4.766 | Greenock | Greenock cruise port
invergordon-cruise-port | Invergordon Cruise Port | 57.688 -4.168 | Invergordon | Port of Cromarty Firth
ullapool-ferry-terminal-port | Ullapool Ferry Terminal | 57.8955 -5.1585 | Ullapool | Ullapool CalMac
oban-ferry-terminal-port | Oban Ferry Terminal | 56.412 -5.4765 | Oban | Oban CalMac
mallaig-ferry-terminal-port | Mallaig Ferry Terminal | 57.006 -5.829 | Mallaig | Mallaig CalMac
aberdeen-ferry-terminal-port | Aberdeen Ferry Terminal | 57.1445 -2.0905 | Aberdeen | NorthLink Aberdeen
lymington-ferry-terminal-port | Lymington Ferry Terminal | 50.759 -1.529 | Lymington | Wightlink Lymington
= FR | Port authority of *
calais-port | Port of Calais | 50.9665 1.864 | Calais | Calais ferry port | Port Boulogne Calais
calais-eurotunnel-port | Calais Eurotunnel Terminal | 50.937 1.81 | Calais | Eurotunnel Calais/Eurotunnel Coquelles | Getlink
marseille-port | Marseille Cruise Port | 43.338 5.339 | Marseille | Marseille Provence Cruise Terminal | Marseille Fos Port
caen-ouistreham-ferry-port | Caen-Ouistreham Ferry Port | 49.282 -0.249 | Ouistreham | Ouistreham ferry port/Caen ferry port
cherbourg-ferry-port | Cherbourg Ferry Port | 49.6455 -1.604 | Cherbourg-Octeville | Port of Cherbourg
le-havre-ferry-port | Le Havre Ferry Port | 49.487 0.112 | Le Havre | Le Havre port/Le Havre cruise terminal
dieppe-ferry-port | Dieppe Ferry Port | 49.934 1.085 | Dieppe | Port de Dieppe
dunkirk-ferry-port | Dunkirk Ferry Port | 51.021 2.193 | Loon-Plage | Dunkerque ferry/Loon-Plage ferry
roscoff-ferry-port | Roscoff Ferry Port | 48.72 -3.966 | Roscoff | Port de Roscoff Bloscon
saint-malo-ferry-port | Saint-Malo Ferry Port | 48.641 -2.026 | Saint-Malo | Terminal Ferry du Naye
quiberon-port-maria-port | Quiberon Port Maria | 47.476 -3.126 | Quiberon | Port Maria/Belle-Île ferry
port-of-nice-port | Port of Nice | 43.695 7.2855 | Nice | Port Lympia/Nice ferry port
villefranche-sur-mer-cruise-port | Villefranche-sur-Mer Cruise Port | 43.7035 7.311 | Villefranche-sur-Mer | Villefranche cruise port
port-of-cannes-port | Port of Cannes | 43.55 7.016 | Cannes | Vieux-Port de Cannes/Cannes cruise port
toulon-ferry-port | Toulon Ferry Port | 43.116 5.932 | Toulon | Port de Toulon/Corsica Ferries Toulon
marseille-joliette-ferry-port | Marseille Joliette Ferry Port | 43.308 5.3655 | Marseille | La Joliette/Gare Maritime Marseille
port-of-bastia-port | Port of Bastia | 42.7005 9.4535 | Bastia | Bastia ferry port
port-of-ajaccio-port | Port of Ajaccio | 41.9205 8.7405 | Ajaccio | Ajaccio ferry port
port-of-l-ile-rousse-port | Port of L'Île-Rousse | 42.64 8.938 | L'Île-Rousse | Île Rousse ferry port
= IE | Port authority of *
dublin-port-port | Dublin Port | 53.347 -6.196 | Dublin | Dublin ferry port | Dublin Port Company
rosslare-europort-port | Rosslare Europort | 52.252 -6.34 | Rosslare | Rosslare Harbour
cork-ringaskiddy-ferry-port | Cork Ringaskiddy Ferry Port | 51.83 -8.32 | Carrigaline | Ringaskiddy ferry port
cobh-cruise-terminal-port | Cobh Cruise Terminal | 51.849 -8.2975 | Cobh | Cork cruise port
= NL | Port authority of *
hook-of-holland-port | Hook of Holland Ferry Terminal | 51.977 4.129 | Hoek van Holland | Hoek van Holland ferry | Stena Line
passenger-terminal-amsterdam-port | Passenger Terminal Amsterdam | 52.3775 4.9155 | Amsterdam | Amsterdam cruise port
ijmuiden-ferry-terminal-port | IJmuiden Ferry Terminal | 52.463 4.5815 | IJmuiden | Felison Terminal/DFDS Amsterdam/Felison Cruise Terminal
rotterdam-cruise-terminal-port | Rotterdam Cruise Terminal | 51.9045 4.4865 | Rotterdam | Cruise Terminal Rotterdam
rotterdam-europoort-ferry-terminal-port | Rotterdam Europoort Ferry Terminal | 51.956 4.136 | Rozenburg | Europoort/P&O Rotterdam
den-helder-ferry-port | Den Helder Ferry Port | 52.9625 4.78 | Den Helder | Texel ferry/TESO Den Helder
= DE | Port authority of *
warnemunde-port | Warnemünde Cruise Center | 54.18 12.09 | Rostock | Warnemünde cruise port | Rostock Port
rostock-port | Rostock Ferry Port | 54.147 12.101 | Rostock | Rostock Überseehafen | Rostock Port
hamburg-cruise-center-steinwerder-port | Hamburg Cruise Center Steinwerder | 53.531 9.947 | Hamburg | Steinwerder/Hamburg cruise port
hamburg-cruise-center-altona-port | Hamburg Cruise Center Altona | 53.5425 9.9375 | Hamburg | Altona cruise terminal
kiel-ostseekai-cruise-terminal-port | Kiel Ostseekai Cruise Terminal | 54.3265 10.1415 | Kiel | Ostseekai/Kiel cruise port
kiel-norwegenkai-port | Kiel Norwegenkai | 54.3165 10.144 | Kiel | Color Line Kiel/Norwegenkai
travemunde-skandinavienkai-port | Travemünde Skandinavienkai | 53.943 10.859 | Travemünde | Travemünde ferry port/Skandinavienkai
puttgarden-ferry-port | Puttgarden Ferry Port | 54.503 11.227 | Fehmarn | Fährhafen Puttgarden
sassnitz-mukran-ferry-port | Sassnitz-Mukran Ferry Port | 54.48 13.585 | Sassnitz | Mukran Port
bremerhaven-cruise-terminal-port | Bremerhaven Cruise Terminal | 53.5645 8.5535 | Bremerhaven | Columbus Cruise Center
norddeich-mole-port | Norddeich Mole | 53.625 7.159 | Norddeich | Norderney ferry
= PL | Port authority of *
swinoujscie-port | Świnoujście Ferry Terminal | 53.893 14.266 | Świnoujście | Terminal Promowy Świnoujście | Szczecin and Świnoujście Seaports
gdynia-ferry-terminal-port | Gdynia Ferry Terminal | 54.533 18.537 | Gdynia | Stena Line Gdynia/Terminal Promowy Gdynia
= SE | Port authority of *
stockholm-varta-port | Stockholm Värtahamnen | 59.352 18.112 | Stockholm | Värtahamnen/Värta terminal | Ports of Stockholm
stockholm-stadsgarden-port | Stockholm Stadsgården | 59.3165 18.093 | Stockholm | Viking Line Stockholm/Stadsgården ferry terminal
nynashamn-ferry-port | Nynäshamn Ferry Port | 58.9 17.9515 | Nynäshamn | Gotland ferry Nynäshamn
kapellskar-ferry-port | Kapellskär Ferry Port | 59.722 19.065 | Norrtälje | Kapellskär harbour
gothenburg-danmarksterminalen-port | Gothenburg Danmarksterminalen | 57.704 11.943 | Göteborg | Stena Line Gothenburg/Gothenburg ferry port
trelleborg-ferry-port | Trelleborg Ferry Port | 55.373 13.157 | Trelleborg | Trelleborgs hamn
ystad-ferry-port | Ystad Ferry Port | 55.4265 13.826 | Ystad | Ystads hamn
visby-ferry-port | Visby Ferry Port | 57.636 18.282 | Visby | Gotland ferry Visby
= FI | Port authority of *
helsinki-west-port | Helsinki West Harbour | 60.15 24.916 | Helsinki | Länsisatama | Port of Helsinki
helsinki-katajanokka-terminal-port | Helsinki Katajanokka Terminal | 60.165 24.97 | Helsinki | Katajanokka/Viking Line Helsinki
helsinki-olympia-terminal-port | Helsinki Olympia Terminal | 60.161 24.958 | Helsinki | South Harbour/Silja Line Helsinki
turku-ferry-port | Turku Ferry Port | 60.435 22.219 | Turku | Turku harbour/Turun satama
mariehamn-ferry-port | Mariehamn Ferry Port | 60.0915 19.928 | Mariehamn | Västra hamnen Mariehamn
= EE | Port of Tallinn
tallinn-d-port | Tallinn D-Terminal | 59.444 24.767 | Tallinn | Tallinn Old City Harbour/Tallinn ferry terminal
virtsu-harbour-port | Virtsu Harbour | 58.573 23.513 | Lihula | Virtsu sadam
rohukula-harbour-port | Rohuküla Harbour | 58.905 23.425 | Haapsalu | Rohuküla sadam
= ES | Port authority of *
barcelona-port | Barcelona Cruise Port | 41.368 2.177 | Barcelona | Barcelona cruise terminal/Moll Adossat | Port de Barcelona
palma-port | Palma Cruise Port | 39.553 2.626 | Palma | Palma de Mallorca cruise port | Ports de Balears
port-of-algeciras-port | Port of Algeciras | 36.13 -5.439 | Algeciras | Algeciras ferry port
port-of-tarifa-port | Port of Tarifa | 36.0095 -5.603 | Tarifa | Tarifa ferry port
malaga-cruise-port | Málaga Cruise Port | 36.711 -4.414 | Málaga | Port of Málaga
cadiz-cruise-port | Cádiz Cruise Port | 36.537 -6.29 | Cádiz | Port of Cádiz
almeria-ferry-port | Almería Ferry Port | 36.833 -2.465 | Almería | Port of Almería
alicante-cruise-port | Alicante Cruise Port | 38.337 -0.488 | Alicante | Port of Alicante
denia-ferry-port | Dénia Ferry Port | 38.842 0.113 | Denia | Port of Dénia/Baleària Dénia
valencia-ferry-port | Valencia Ferry Port | 39.449 -0.323 | Valencia | Port of Valencia/Valencia cruise port
santander-ferry-port | Santander Ferry Port | 43.459 -3.805 | Santander | Brittany Ferries Santander
bilbao-ferry-port | Bilbao Ferry Port | 43.352 -3.074 | Santurtzi | Zierbena ferry/Brittany Ferries Bilbao
getxo-cruise-terminal-port | Getxo Cruise Terminal | 43.34 -3.019 | Getxo | Bilbao cruise port
a-coruna-cruise-port | A Coruña Cruise Port | 43.3675 -8.399 | A Coruña | Port of A Coruña
vigo-cruise-port | Vigo Cruise Port | 42.242 -8.726 | Vigo | Port of Vigo
ibiza-botafoc-ferry-port | Ibiza Botafoc Ferry Port | 38.908 1.45 | Eivissa | Port of Ibiza/Botafoch
la-savina-ferry-port | La Savina Ferry Port | 38.733 1.417 | Sant Francesc de Formentera | Formentera ferry port
alcudia-ferry-port | Alcúdia Ferry Port | 39.8355 3.137 | Alcúdia | Port of Alcúdia
mahon-ferry-port | Mahón Ferry Port | 39.89 4.266 | Mahón | Port de Maó
las-palmas-cruise-port | Las Palmas Cruise Port | 28.141 -15.423 | Las Palmas de Gran Canaria | Muelle Santa Catalina/Las Palmas ferry port
agaete-ferry-port | Agaete Ferry Port | 28.101 -15.71 | Agaete | Puerto de las Nieves
santa-cruz-de-tenerife-port | Santa Cruz de Tenerife Port | 28.469 -16.245 | Santa Cruz de Tenerife | Tenerife cruise port
los-cristianos-ferry-port | Los Cristianos Ferry Port | 28.048 -16.718 | Arona | La Gomera ferry
playa-blanca-ferry-port | Playa Blanca Ferry Port | 28.86 -13.832 | Yaiza | Fuerteventura ferry Lanzarote
corralejo-ferry-port | Corralejo Ferry Port | 28.741 -13.863 | La Oliva | Lanzarote ferry Corralejo
arrecife-cruise-port | Arrecife Cruise Port | 28.964 -13.536 | Arrecife | Puerto de los Mármoles/Port of Arrecife
= IT | Port authority of *
livorno-port | Livorno Cruise Port | 43.553 10.3 | Livorno | Port of Livorno | Port of Livorno
civitavecchia-port | Civitavecchia Cruise Port | 42.0975 11.785 | Civitavecchia | Port of Civitavecchia/Rome cruise port | Port of Civitavecchia
naples-port | Naples Molo Beverello | 40.837 14.256 | Naples | Molo Beverello/Naples ferry port | Port of Naples
venice-port | Venice Cruise Port | 45.4385 12.309 | Venice | Venezia Marittima/Tronchetto | Port of Venice
ancona-port | Ancona Ferry Port | 43.619 13.505 | Ancona | Port of Ancona | Port of Ancona
bari-port | Bari Ferry Port | 41.137 16.864 | Bari | Port of Bari | Port of Bari
genoa-cruise-port | Genoa Cruise Port | 44.4145 8.921 | Genoa | Stazione Marittima Genova/Port of Genoa
genoa-ferry-port | Genoa Ferry Port | 44.411 8.9085 | Genoa | Terminal Traghetti Genova
savona-cruise-port | Savona Cruise Port | 44.309 8.485 | Savona | Palacrociere
la-spezia-cruise-port | La Spezia Cruise Port | 44.1045 9.832 | La Spezia | Port of La Spezia
piombino-ferry-port | Piombino Ferry Port | 42.934 10.548 | Piombino | Elba ferry Piombino
naples-cruise-port | Naples Cruise Port | 40.839 14.2585 | Naples | Stazione Marittima Napoli
pozzuoli-ferry-port | Pozzuoli Ferry Port | 40.824 14.12 | Pozzuoli | Ischia ferry Pozzuoli
sorrento-marina-piccola-port | Sorrento Marina Piccola | 40.6285 14.3755 | Sorrento | Sorrento ferry port/Capri ferry Sorrento
salerno-cruise-port | Salerno Cruise Port | 40.671 14.76 | Salerno | Stazione Marittima Salerno/Molo Manfredi
brindisi-ferry-port | Brindisi Ferry Port | 40.637 17.972 | Brindisi | Costa Morena
ravenna-cruise-port | Ravenna Cruise Port | 44.4925 12.2835 | Ravenna | Porto Corsini
trieste-cruise-port | Trieste Cruise Port | 45.65 13.764 | Trieste | Stazione Marittima Trieste
villa-san-giovanni-ferry-port | Villa San Giovanni Ferry Port | 38.2175 15.6345 | Villa San Giovanni | Caronte Villa San Giovanni
messina-cruise-port | Messina Cruise Port | 38.193 15.56 | Messina | Port of Messina
milazzo-ferry-port | Milazzo Ferry Port | 38.217 15.244 | Milazzo | Aeolian ferry Milazzo
catania-cruise-port | Catania Cruise Port | 37.501 15.094 | Catania | Port of Catania
palermo-cruise-port | Palermo Cruise Port | 38.1265 13.369 | Palermo | Port of Palermo
trapani-ferry-port | Trapani Ferry Port | 38.0125 12.5105 | Trapani | Port of Trapani
cagliari-cruise-port | Cagliari Cruise Port | 39.21 9.1115 | Cagliari | Port of Cagliari
olbia-isola-bianca-ferry-port | Olbia Isola Bianca Ferry Port | 40.925 9.526 | Olbia | Isola Bianca/Port of Olbia
golfo-aranci-ferry-port | Golfo Aranci Ferry Port | 40.998 9.62 | Golfo Aranci | Port of Golfo Aranci
porto-torres-ferry-port | Porto Torres Ferry Port | 40.844 8.401 | Porto Torres
= HR | Port authority of *
split-port | Split Ferry Port | 43.502 16.441 | Split | Trajektna luka Split | Split Port Authority
dubrovnik-port | Dubrovnik Gruž Port | 42.659 18.086 | Dubrovnik | Gruž/Dubrovnik cruise port | Dubrovnik Port Authority
zadar-gazenica-ferry-port | Zadar Gaženica Ferry Port | 44.093 15.262 | Zadar | Gaženica/Zadar cruise port
rijeka-port | Rijeka Port | 45.325 14.4395 | Rijeka | Rijeka ferry port
supetar-ferry-port | Supetar Ferry Port | 43.385 16.555 | Supetar | Brač ferry
stari-grad-ferry-port | Stari Grad Ferry Port | 43.182 16.579 | Stari Grad | Hvar ferry
= GR | Port authority of *
piraeus-port | Piraeus Port | 37.9445 23.6425 | Piraeus | Piraeus cruise port/Piraeus ferry port/Λιμάνι Πειραιά | Piraeus Port Authority
igoumenitsa-port | Igoumenitsa Port | 39.488 20.258 | Igoumenítsa | Igoumenitsa ferry port | Igoumenitsa Port Authority
rafina-port | Rafina Port | 38.022 24.01 | Rafína | Λιμάνι Ραφήνας/Rafina ferry port
lavrio-port | Lavrio Port | 37.711 24.06 | Lávrio | Lavrion ferry port
patras-south-port | Patras South Port | 38.221 21.717 | Pátra | Patras ferry port
kyllini-port | Kyllini Port | 37.936 21.142 | Lechainá | Kyllini ferry port
katakolo-cruise-port | Katakolo Cruise Port | 37.645 21.32 | Pýrgos | Katakolon
thessaloniki-port | Thessaloniki Port | 40.633 22.934 | Thessaloníki | Thessaloniki cruise port
volos-port | Volos Port | 39.358 22.944 | Vólos | Volos ferry port
agios-konstantinos-port | Agios Konstantinos Port | 38.756 22.8595 | Ágios Konstantínos | Sporades ferry
kavala-port | Kavala Port | 40.934 24.408 | Kavála | Kavala ferry port
keramoti-port | Keramoti Port | 40.859 24.703 | Keramotí | Thassos ferry
heraklion-port | Heraklion Port | 35.343 25.144 | Irákleion | Heraklion ferry port/Heraklion cruise port
souda-port | Souda Port | 35.488 24.074 | Soúda | Chania ferry port
corfu-port | Corfu Port | 39.6265 19.908 | Corfu | Corfu New Port/Corfu ferry port
rhodes-port | Rhodes Port | 36.448 28.2335 | Ródos | Rhodes cruise port/Rhodes ferry port
kos-port | Kos Port | 36.8965 27.2875 | Kos | Kos ferry port
santorini-athinios-port | Santorini Athinios Port | 36.386 25.43 | Firá | Athinios/Santorini ferry port
mykonos-new-port | Mykonos New Port | 37.465 25.325 | Mykonos | Tourlos port/Mykonos cruise port
paros-port | Paros Port | 37.086 25.148 | Páros | Parikia ferry port
naxos-port | Naxos Port | 37.107 25.372 | Náxos | Naxos ferry port
zakynthos-port | Zakynthos Port | 37.782 20.9005 | Zákynthos | Zante ferry port
= MC | Ports de Monaco
port-hercule-port | Port Hercule | 43.735 7.426 | Monaco | Monaco cruise port/Monaco harbour
= BE | Port of Antwerp-Bruges
zeebrugge-cruise-port | Zeebrugge Cruise Port | 51.328 3.202 | Brugge | Zeebrugge port/Bruges cruise port
= DK | Port authority of *
copenhagen-oceankaj-cruise-port | Copenhagen Oceankaj Cruise Port | 55.709 12.596 | Copenhagen | Oceankaj/Copenhagen cruise port
copenhagen-dfds-terminal-port | Copenhagen DFDS Terminal | 55.6985 12.5985 | Copenhagen | DFDS Copenhagen
rodby-ferry-port | Rødby Ferry Port | 54.655 11.35 | Rødby | Rødbyhavn
gedser-ferry-port | Gedser Ferry Port | 54.573 11.927 | Gedser
frederikshavn-ferry-port | Frederikshavn Ferry Port | 57.437 10.543 | Frederikshavn | Stena Line Frederikshavn
hirtshals-ferry-port | Hirtshals Ferry Port | 57.5925 9.968 | Hirtshals | Color Line Hirtshals
helsingor-ferry-port | Helsingør Ferry Port | 56.0335 12.615 | Helsingør | Elsinore ferry port
= NO | Port authority of *
oslo-color-line-terminal-port | Oslo Color Line Terminal | 59.912 10.708 | Oslo | Hjortneskaia/Color Line Oslo
oslo-vippetangen-ferry-port | Oslo Vippetangen Ferry Port | 59.902 10.742 | Oslo | DFDS Oslo/Oslo cruise port
bergen-skolten-cruise-port | Bergen Skolten Cruise Port | 60.402 5.315 | Bergen | Bergen cruise port/Skolten/Bontelabo
stavanger-cruise-port | Stavanger Cruise Port | 58.973 5.731 | Stavanger | Strandkaien Stavanger
kristiansand-ferry-port | Kristiansand Ferry Port | 58.144 7.983 | Kristiansand | Color Line Kristiansand
larvik-ferry-port | Larvik Ferry Port | 59.0425 10.041 | Larvik | Color Line Larvik
sandefjord-ferry-port | Sandefjord Ferry Port | 59.126 10.225 | Sandefjord | Color Line Sandefjord
= LV | Freeport of Riga
riga-passenger-terminal-port | Riga Passenger Terminal | 56.958 24.0985 | Riga | Riga cruise port
= LT | Port of Klaipėda
klaipeda-cruise-terminal-port | Klaipėda Cruise Terminal | 55.706 21.1265 | Klaipėda | Klaipėda cruise port
= PT | Port authority of *
lisbon-cruise-port | Lisbon Cruise Port | 38.712 -9.122 | Lisbon | Lisbon cruise terminal/Jardim do Tabaco
leixoes-cruise-port | Leixões Cruise Port | 41.181 -8.703 | Matosinhos | Porto cruise port/Leixões cruise terminal
funchal-cruise-port | Funchal Cruise Port | 32.644 -16.912 | Funchal | Port of Funchal
ponta-delgada-cruise-port | Ponta Delgada Cruise Port | 37.739 -25.665 | Ponta Delgada | Portas do Mar
= MT | Port authority of *
valletta-cruise-port | Valletta Cruise Port | 35.891 14.507 | Valletta | Valletta Waterfront/Pinto Wharf
cirkewwa-ferry-port | Ċirkewwa Ferry Port | 35.987 14.329 | Il-Mellieħa | Gozo ferry Malta
mgarr-harbour-port | Mġarr Harbour | 36.025 14.298 | Għajnsielem | Gozo ferry harbour
= SI | Luka Koper
koper-cruise-port | Koper Cruise Port | 45.55 13.7295 | Koper | Koper passenger terminal
= ME | Port authority of *
bar-ferry-port | Bar Ferry Port | 42.094 19.087 | Bar | Luka Bar
kotor-cruise-port | Kotor Cruise Port | 42.4245 18.769 | Kotor | Luka Kotor
= AL | Port authority of *
durres-ferry-port | Durrës Ferry Port | 41.3085 19.453 | Durrës | Port of Durrës
sarande-ferry-port | Sarandë Ferry Port | 39.8705 20.003 | Sarandë | Saranda ferry/Corfu ferry Saranda
= CY | Cyprus Ports Authority
limassol-cruise-port | Limassol Cruise Port | 34.65 33.011 | Limassol | Limassol New Port
= TR | Port authority of *
galataport-istanbul-port | Galataport Istanbul | 41.026 28.981 | Istanbul | Istanbul cruise port/Galataport/Karaköy cruise port
kusadasi-cruise-port | Kuşadası Cruise Port | 37.861 27.253 | Kuşadası | Ege Port
bodrum-cruise-port | Bodrum Cruise Port | 37.028 27.439 | Bodrum | Bodrum ferry port
marmaris-cruise-port | Marmaris Cruise Port | 36.852 28.278 | Marmaris | Marmaris ferry port
izmir-alsancak-port | İzmir Alsancak Port | 38.443 27.15 | İzmir | Izmir cruise port
antalya-cruise-port | Antalya Cruise Port | 36.8375 30.615 | Antalya | Port of Antalya
yenikapi-ferry-terminal-port | Yenikapı Ferry Terminal | 41.002 28.957 | Istanbul | İDO Yenikapı
= BG | Port authority of *
varna-cruise-port | Varna Cruise Port | 43.1935 27.924 | Varna | Port of Varna
burgas-port | Burgas Port | 42.487 27.482 | Burgas | Port of Burgas
= RO | Port authority of *
constanta-cruise-port | Constanța Cruise Port | 44.163 28.66 | Constanţa | Port of Constanța
= GE | Port authority of *
batumi-port | Batumi Port | 41.649 41.65 | Batumi | Batumi sea port
= IS | Faxaports
reykjavik-skarfabakki-cruise-port | Reykjavik Skarfabakki Cruise Port | 64.1525 -21.868 | Reykjavík | Skarfabakki/Reykjavik cruise port
seydisfjordur-ferry-port | Seyðisfjörður Ferry Port | 65.262 -14.0085 | Egilsstaðir | Smyril Line Seyðisfjörður
landeyjahofn-port | Landeyjahöfn | 63.531 -20.117 | Vestmannaeyjar | Westman Islands ferry
`,
)
