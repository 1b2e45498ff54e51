import { curatedTable } from './curated-table.ts'

/** The main railway stations of the larger towns. Columns and their meaning: curated-table.ts. */
export const STATIONS = curatedTable(
  'station',
  `
= FR | SNCF Gares & Connexions
paris-nord-station | Paris Gare du Nord | 48.8809 2.3553 | Paris | Gare du Nord | SNCF
paris-est-station | Paris Gare de l'Est | 48.8768 2.3592 | Paris | Gare de l'Est | SNCF
paris-lyon-station | Paris Gare de Lyon | 48.8443 2.3735 | Paris | Gare de Lyon | SNCF
paris-montparnasse-station | Paris Gare Montparnasse | 48.841 2.32 | Paris | Gare Montparnasse | SNCF
paris-saint-lazare-station | Paris Gare Saint-Lazare | 48.8763 2.3255 | Paris | Gare Saint-Lazare | SNCF
paris-austerlitz-station | Paris Gare d'Austerlitz | 48.8424 2.365 | Paris | Gare d'Austerlitz | SNCF
lyon-part-dieu-station | Lyon Part-Dieu Station | 45.7606 4.8596 | Lyon | Gare de la Part-Dieu/Part-Dieu | SNCF
marseille-saint-charles-station | Marseille Saint-Charles Station | 43.3028 5.3804 | Marseille | Gare Saint-Charles | SNCF
nice-ville-station | Nice-Ville Station | 43.7047 7.262 | Nice | Gare de Nice-Ville/Nice train station | SNCF
lille-europe-station | Lille Europe Station | 50.639 3.0757 | Lille | Gare de Lille-Europe | SNCF
bourg-saint-maurice-station | Bourg-Saint-Maurice Station | 45.6186 6.7716 | Bourg-Saint-Maurice | Gare de Bourg-Saint-Maurice | SNCF
moutiers-station | Moûtiers-Salins Station | 45.4865 6.5317 | Moûtiers | Gare de Moûtiers | SNCF
paris-gare-de-bercy-station | Paris Gare de Bercy | 48.839 2.3826 | Paris | Gare de Bercy
marne-la-vallee-chessy-station | Marne-la-Vallée Chessy Station | 48.8708 2.7826 | Chessy | Gare de Marne-la-Vallée Chessy/Disneyland Paris train station
cdg-airport-tgv-station | CDG Airport TGV Station | 49.004 2.5712 | Roissy-en-France | Aéroport Charles de Gaulle 2 TGV/Gare TGV Roissy
lyon-perrache-station | Lyon Perrache Station | 45.7487 4.826 | Lyon | Gare de Lyon-Perrache/Perrache
lyon-saint-exupery-tgv-station | Lyon Saint-Exupéry TGV Station | 45.7208 5.076 | Pusignan | Gare TGV Saint-Exupéry
lille-flandres-station | Lille Flandres Station | 50.6365 3.071 | Lille | Gare de Lille-Flandres
calais-frethun-station | Calais-Fréthun Station | 50.9013 1.8107 | Calais | Gare de Calais-Fréthun
amiens-station | Amiens Station | 49.8905 2.308 | Amiens | Gare d'Amiens
rouen-rive-droite-station | Rouen Rive-Droite Station | 49.449 1.0942 | Rouen | Gare de Rouen
le-havre-station | Le Havre Station | 49.4927 0.1248 | Le Havre | Gare du Havre
caen-station | Caen Station | 49.1764 -0.3482 | Caen | Gare de Caen
saint-malo-station | Saint-Malo Station | 48.6469 -2.0043 | Saint-Malo | Gare de Saint-Malo
rennes-station | Rennes Station | 48.1035 -1.6723 | Rennes | Gare de Rennes
brest-station | Brest Station | 48.388 -4.48 | Brest | Gare de Brest
nantes-station | Nantes Station | 47.2173 -1.542 | Nantes | Gare de Nantes
angers-saint-laud-station | Angers Saint-Laud Station | 47.4643 -0.5569 | Angers | Gare d'Angers
le-mans-station | Le Mans Station | 47.9955 0.1923 | Le Mans | Gare du Mans
tours-station | Tours Station | 47.3897 0.6932 | Tours | Gare de Tours
saint-pierre-des-corps-station | Saint-Pierre-des-Corps Station | 47.386 0.7234 | Saint-Pierre-des-Corps | Gare de Saint-Pierre-des-Corps
orleans-station | Orléans Station | 47.9078 1.9045 | Orléans | Gare d'Orléans
poitiers-station | Poitiers Station | 46.5822 0.333 | Poitiers | Gare de Poitiers
la-rochelle-station | La Rochelle Station | 46.1527 -1.1453 | La Rochelle | Gare de La Rochelle
limoges-benedictins-station | Limoges-Bénédictins Station | 45.8362 1.2676 | Limoges | Gare de Limoges
bordeaux-saint-jean-station | Bordeaux Saint-Jean Station | 44.8256 -0.5558 | Bordeaux | Gare Saint-Jean/Bordeaux train station
bayonne-station | Bayonne Station | 43.497 -1.47 | Bayonne | Gare de Bayonne
biarritz-station | Biarritz Station | 43.459 -1.5459 | Biarritz | Gare de Biarritz
lourdes-station | Lourdes Station | 43.1002 -0.042 | Lourdes | Gare de Lourdes
toulouse-matabiau-station | Toulouse Matabiau Station | 43.6112 1.4537 | Toulouse | Gare Matabiau/Toulouse train station
perpignan-station | Perpignan Station | 42.6959 2.8794 | Perpignan | Gare de Perpignan
montpellier-saint-roch-station | Montpellier Saint-Roch Station | 43.6048 3.8807 | Montpellier | Gare Saint-Roch
montpellier-sud-de-france-station | Montpellier Sud de France Station | 43.5953 3.9237 | Montpellier | Gare Montpellier Sud de France TGV
nimes-station | Nîmes Station | 43.8326 4.366 | Nîmes | Gare de Nîmes
avignon-tgv-station | Avignon TGV Station | 43.9218 4.7861 | Avignon | Gare d'Avignon TGV
avignon-centre-station | Avignon Centre Station | 43.9419 4.8052 | Avignon | Gare d'Avignon-Centre
aix-en-provence-tgv-station | Aix-en-Provence TGV Station | 43.4552 5.3172 | Aix-en-Provence | Gare d'Aix-en-Provence TGV
toulon-station | Toulon Station | 43.1284 5.9296 | Toulon | Gare de Toulon
saint-raphael-valescure-station | Saint-Raphaël-Valescure Station | 43.4237 6.7689 | Saint-Raphaël | Gare de Saint-Raphaël
cannes-station | Cannes Station | 43.5538 7.0197 | Cannes | Gare de Cannes/Cannes train station
antibes-station | Antibes Station | 43.5861 7.1193 | Antibes | Gare d'Antibes
valence-tgv-station | Valence TGV Station | 44.9915 4.9788 | Valence | Gare de Valence TGV
grenoble-station | Grenoble Station | 45.1914 5.7145 | Grenoble | Gare de Grenoble
chambery-station | Chambéry Station | 45.5711 5.9197 | Chambéry | Gare de Chambéry-Challes-les-Eaux
annecy-station | Annecy Station | 45.902 6.1217 | Annecy | Gare d'Annecy
annemasse-station | Annemasse Station | 46.1993 6.2364 | Annemasse | Gare d'Annemasse
cluses-station | Cluses Station | 46.0614 6.5815 | Cluses | Gare de Cluses
saint-gervais-le-fayet-station | Saint-Gervais-Le Fayet Station | 45.9064 6.7011 | Saint-Gervais-les-Bains | Gare de Saint-Gervais/Le Fayet
aime-la-plagne-station | Aime-La Plagne Station | 45.5545 6.65 | Aime | Gare d'Aime-La Plagne
bellegarde-station | Bellegarde Station | 46.111 5.8245 | Bellegarde-sur-Valserine | Gare de Bellegarde
macon-loche-tgv-station | Mâcon-Loché TGV Station | 46.283 4.778 | Mâcon | Gare de Mâcon-Loché-TGV
saint-etienne-chateaucreux-station | Saint-Étienne Châteaucreux Station | 45.4431 4.4 | Saint-Étienne | Gare de Châteaucreux
clermont-ferrand-station | Clermont-Ferrand Station | 45.7789 3.1006 | Clermont-Ferrand | Gare de Clermont-Ferrand
dijon-ville-station | Dijon Ville Station | 47.3234 5.0272 | Dijon | Gare de Dijon-Ville
besancon-viotte-station | Besançon Viotte Station | 47.2472 6.022 | Besançon | Gare de Besançon-Viotte
belfort-montbeliard-tgv-station | Belfort-Montbéliard TGV Station | 47.5867 6.8993 | Belfort | Gare de Belfort-Montbéliard TGV
mulhouse-station | Mulhouse Station | 47.7418 7.3428 | Mulhouse | Gare de Mulhouse
colmar-station | Colmar Station | 48.0727 7.3469 | Colmar | Gare de Colmar
strasbourg-station | Strasbourg Station | 48.5852 7.7346 | Strasbourg | Gare de Strasbourg/Strasbourg train station
nancy-station | Nancy Station | 48.6898 6.1743 | Nancy | Gare de Nancy
metz-station | Metz Station | 49.1098 6.1772 | Metz | Gare de Metz
reims-station | Reims Station | 49.2592 4.0242 | Reims | Gare de Reims
champagne-ardenne-tgv-station | Champagne-Ardenne TGV Station | 49.2146 3.994 | Reims | Gare de Champagne-Ardenne TGV
= GB | Network Rail
london-st-pancras-station | London St Pancras Station | 51.5305 -0.126 | London | St Pancras International/St Pancras
london-kings-cross-station | London King's Cross Station | 51.5308 -0.1238 | London | King's Cross/Kings Cross station
london-victoria-station | London Victoria Station | 51.4952 -0.1441 | London | Victoria station
london-paddington-station | London Paddington Station | 51.5154 -0.1755 | London | Paddington station
london-euston-station | London Euston Station | 51.5282 -0.1337 | London | Euston station
london-waterloo-station | London Waterloo Station | 51.5031 -0.1132 | London | Waterloo station
edinburgh-waverley-station | Edinburgh Waverley Station | 55.952 -3.19 | Edinburgh | Waverley station
london-liverpool-street-station | London Liverpool Street Station | 51.5178 -0.0823 | London | Liverpool Street station
london-bridge-station | London Bridge Station | 51.505 -0.0863 | London | London Bridge
london-charing-cross-station | London Charing Cross Station | 51.5081 -0.1247 | London | Charing Cross station
london-marylebone-station | London Marylebone Station | 51.5225 -0.1631 | London | Marylebone station
stratford-international-station | Stratford International Station | 51.5449 -0.0088 | London | Stratford International
ebbsfleet-international-station | Ebbsfleet International Station | 51.443 0.321 | Gravesend | Ebbsfleet International
ashford-international-station | Ashford International Station | 51.1437 0.8745 | Ashford | Ashford International
canterbury-west-station | Canterbury West Station | 51.2843 1.0753 | Canterbury | Canterbury train station
brighton-station | Brighton Station | 50.829 -0.141 | Brighton | Brighton train station
southampton-central-station | Southampton Central Station | 50.9074 -1.4136 | Southampton | Southampton train station
reading-station | Reading Station | 51.4588 -0.9719 | Reading | Reading train station
oxford-station | Oxford Station | 51.7535 -1.2702 | Oxford | Oxford train station
cambridge-station | Cambridge Station | 52.1941 0.1377 | Cambridge | Cambridge train station
norwich-station | Norwich Station | 52.6271 1.3068 | Norwich | Norwich train station
bath-spa-station | Bath Spa Station | 51.3777 -2.357 | Bath | Bath train station
bristol-temple-meads-station | Bristol Temple Meads Station | 51.449 -2.5805 | Bristol | Temple Meads
cardiff-central-station | Cardiff Central Station | 51.4759 -3.179 | Cardiff | Cardiff train station
exeter-st-davids-station | Exeter St Davids Station | 50.7291 -3.5437 | Exeter | Exeter train station
plymouth-station | Plymouth Station | 50.3779 -4.1434 | Plymouth | Plymouth train station
birmingham-new-street-station | Birmingham New Street Station | 52.4777 -1.899 | Birmingham | Birmingham New Street
nottingham-station | Nottingham Station | 52.9471 -1.1464 | Nottingham | Nottingham train station
sheffield-station | Sheffield Station | 53.3783 -1.4621 | Sheffield | Sheffield train station
leeds-station | Leeds Station | 53.795 -1.5475 | Leeds | Leeds train station
york-station | York Station | 53.958 -1.0933 | York | York train station
manchester-piccadilly-station | Manchester Piccadilly Station | 53.4774 -2.2309 | Manchester | Manchester Piccadilly
liverpool-lime-street-station | Liverpool Lime Street Station | 53.4075 -2.9777 | Liverpool | Lime Street station
chester-station | Chester Station | 53.1967 -2.8796 | Chester | Chester train station
newcastle-central-station | Newcastle Central Station | 54.9683 -1.6172 | Newcastle upon Tyne | Newcastle train station
edinburgh-haymarket-station | Edinburgh Haymarket Station | 55.9457 -3.2184 | Edinburgh | Haymarket station
glasgow-central-station | Glasgow Central Station | 55.8597 -4.258 | Glasgow | Glasgow Central
glasgow-queen-street-station | Glasgow Queen Street Station | 55.8622 -4.2513 | Glasgow | Glasgow Queen Street
aberdeen-station | Aberdeen Station | 57.1437 -2.0987 | Aberdeen | Aberdeen train station
inverness-station | Inverness Station | 57.48 -4.2233 | Inverness | Inverness train station
= IE | Iarnród Éireann
dublin-heuston-station | Dublin Heuston Station | 53.3464 -6.2936 | Dublin | Heuston station
dublin-connolly-station | Dublin Connolly Station | 53.3529 -6.2463 | Dublin | Connolly station
cork-kent-station | Cork Kent Station | 51.9018 -8.4585 | Cork | Kent station/Cork train station
galway-ceannt-station | Galway Ceannt Station | 53.2737 -9.0469 | Galway | Ceannt station/Galway train station
limerick-colbert-station | Limerick Colbert Station | 52.6587 -8.624 | Limerick | Colbert station
= BE | SNCB NMBS
brussels-midi-station | Brussels-Midi Station | 50.8357 4.3364 | Brussels | Bruxelles-Midi/Brussel-Zuid/Gare du Midi | SNCB
brussels-central-station | Brussels-Central Station | 50.8455 4.3571 | Brussels | Bruxelles-Central/Brussel-Centraal/Gare Centrale Bruxelles
brussels-north-station | Brussels-North Station | 50.8605 4.361 | Brussels | Bruxelles-Nord/Brussel-Noord
antwerp-central-station | Antwerp Central Station | 51.2172 4.4211 | Antwerpen | Antwerpen-Centraal
ghent-sint-pieters-station | Ghent Sint-Pieters Station | 51.0357 3.7107 | Gent | Gent-Sint-Pieters
bruges-station | Bruges Station | 51.1972 3.2169 | Brugge | Station Brugge
ostend-station | Ostend Station | 51.2281 2.9258 | Ostend | Station Oostende
leuven-station | Leuven Station | 50.8813 4.716 | Leuven | Station Leuven
liege-guillemins-station | Liège-Guillemins Station | 50.6245 5.5667 | Liège | Gare de Liège-Guillemins
namur-station | Namur Station | 50.4688 4.8623 | Namur | Gare de Namur
charleroi-central-station | Charleroi-Central Station | 50.4047 4.4386 | Charleroi | Charleroi-Sud/Gare de Charleroi
= NL | NS
amsterdam-centraal-station | Amsterdam Centraal Station | 52.3791 4.9003 | Amsterdam | Amsterdam Central Station
rotterdam-centraal-station | Rotterdam Centraal Station | 51.925 4.469 | Rotterdam | Rotterdam Central Station
amsterdam-zuid-station | Amsterdam Zuid Station | 52.3389 4.8729 | Amsterdam | Amsterdam Zuid/Amsterdam South Station
utrecht-centraal-station | Utrecht Centraal Station | 52.0894 5.1101 | Utrecht | Utrecht Central Station
den-haag-centraal-station | Den Haag Centraal Station | 52.0807 4.3247 | The Hague | The Hague Central Station/Den Haag CS
eindhoven-centraal-station | Eindhoven Centraal Station | 51.4433 5.4795 | Eindhoven | Eindhoven Central Station
maastricht-station | Maastricht Station | 50.8501 5.7053 | Maastricht | Station Maastricht
groningen-station | Groningen Station | 53.2107 6.5642 | Groningen | Station Groningen
arnhem-centraal-station | Arnhem Centraal Station | 51.9849 5.8993 | Arnhem | Arnhem Central Station
haarlem-station | Haarlem Station | 52.388 4.6386 | Haarlem | Station Haarlem
leiden-centraal-station | Leiden Centraal Station | 52.1664 4.4815 | Leiden | Leiden Central Station
breda-station | Breda Station | 51.5955 4.78 | Breda | Station Breda
delft-station | Delft Station | 52.0066 4.3567 | Delft | Station Delft
= DE | Deutsche Bahn
berlin-hbf-station | Berlin Hauptbahnhof | 52.5251 13.3694 | Berlin | Berlin Hbf/Berlin Central Station
munich-hbf-station | München Hauptbahnhof | 48.1402 11.5583 | Munich | München Hbf/Munich Central Station/Munich Hauptbahnhof
frankfurt-hbf-station | Frankfurt Hauptbahnhof | 50.1071 8.6638 | Frankfurt am Main | Frankfurt Hbf/Frankfurt Central Station
cologne-hbf-station | Köln Hauptbahnhof | 50.943 6.9588 | Köln | Köln Hbf/Cologne Central Station
hamburg-hbf-station | Hamburg Hauptbahnhof | 53.553 10.0067 | Hamburg | Hamburg Hbf/Hamburg Central Station
stuttgart-hauptbahnhof-station | Stuttgart Hauptbahnhof | 48.7838 9.1816 | Stuttgart | Stuttgart Hbf/Stuttgart Central Station
dusseldorf-hauptbahnhof-station | Düsseldorf Hauptbahnhof | 51.2199 6.7943 | Düsseldorf | Düsseldorf Hbf/Dusseldorf Central Station
dortmund-hauptbahnhof-station | Dortmund Hauptbahnhof | 51.5178 7.4593 | Dortmund | Dortmund Hbf/Dortmund Central Station
essen-hauptbahnhof-station | Essen Hauptbahnhof | 51.4513 7.0147 | Essen | Essen Hbf
duisburg-hauptbahnhof-station | Duisburg Hauptbahnhof | 51.4298 6.7757 | Duisburg | Duisburg Hbf
bochum-hauptbahnhof-station | Bochum Hauptbahnhof | 51.4787 7.223 | Bochum | Bochum Hbf
wuppertal-hauptbahnhof-station | Wuppertal Hauptbahnhof | 51.2547 7.1497 | Wuppertal | Wuppertal Hbf
bielefeld-hauptbahnhof-station | Bielefeld Hauptbahnhof | 52.0292 8.5327 | Bielefeld | Bielefeld Hbf
munster-hauptbahnhof-station | Münster Hauptbahnhof | 51.9566 7.635 | Münster | Münster Hbf
osnabruck-hauptbahnhof-station | Osnabrück Hauptbahnhof | 52.2728 8.0617 | Osnabrück | Osnabrück Hbf
bonn-hauptbahnhof-station | Bonn Hauptbahnhof | 50.732 7.0971 | Bonn | Bonn Hbf
aachen-hauptbahnhof-station | Aachen Hauptbahnhof | 50.7678 6.0912 | Aachen | Aachen Hbf
koln-messe-deutz-station | Köln Messe/Deutz Station | 50.9409 6.975 | Köln | Köln Messe/Cologne Messe Deutz
koblenz-hauptbahnhof-station | Koblenz Hauptbahnhof | 50.3506 7.5899 | Koblenz | Koblenz Hbf
trier-hauptbahnhof-station | Trier Hauptbahnhof | 49.7568 6.652 | Trier | Trier Hbf
leipzig-hauptbahnhof-station | Leipzig Hauptbahnhof | 51.3455 12.3821 | Leipzig | Leipzig Hbf/Leipzig Central Station
dresden-hauptbahnhof-station | Dresden Hauptbahnhof | 51.0404 13.732 | Dresden | Dresden Hbf/Dresden Central Station
chemnitz-hauptbahnhof-station | Chemnitz Hauptbahnhof | 50.8395 12.9307 | Chemnitz | Chemnitz Hbf
halle-hauptbahnhof-station | Halle Hauptbahnhof | 51.4776 11.987 | Halle | Halle Hbf/Halle (Saale) Hbf
magdeburg-hauptbahnhof-station | Magdeburg Hauptbahnhof | 52.1304 11.6268 | Magdeburg | Magdeburg Hbf
erfurt-hauptbahnhof-station | Erfurt Hauptbahnhof | 50.9725 11.038 | Erfurt | Erfurt Hbf
hannover-hauptbahnhof-station | Hannover Hauptbahnhof | 52.3766 9.7411 | Hannover | Hannover Hbf/Hanover Central Station
braunschweig-hauptbahnhof-station | Braunschweig Hauptbahnhof | 52.2521 10.54 | Braunschweig | Braunschweig Hbf
gottingen-station | Göttingen Station | 51.5368 9.9267 | Göttingen | Göttingen Bahnhof
bremen-hauptbahnhof-station | Bremen Hauptbahnhof | 53.0833 8.8136 | Bremen | Bremen Hbf/Bremen Central Station
oldenburg-hauptbahnhof-station | Oldenburg Hauptbahnhof | 53.1437 8.2227 | Oldenburg | Oldenburg Hbf
hamburg-altona-station | Hamburg-Altona Station | 53.552 9.935 | Hamburg | Hamburg Altona/Bahnhof Altona
lubeck-hauptbahnhof-station | Lübeck Hauptbahnhof | 53.8676 10.67 | Lübeck | Lübeck Hbf
kiel-hauptbahnhof-station | Kiel Hauptbahnhof | 54.3149 10.1319 | Kiel | Kiel Hbf
rostock-hauptbahnhof-station | Rostock Hauptbahnhof | 54.0783 12.131 | Rostock | Rostock Hbf
berlin-ostbahnhof-station | Berlin Ostbahnhof | 52.5103 13.4348 | Berlin | Berlin Ostbahnhof station
berlin-sudkreuz-station | Berlin Südkreuz Station | 52.4753 13.3656 | Berlin | Berlin Südkreuz
berlin-gesundbrunnen-station | Berlin Gesundbrunnen Station | 52.5487 13.3884 | Berlin | Berlin Gesundbrunnen
potsdam-hauptbahnhof-station | Potsdam Hauptbahnhof | 52.3917 13.0669 | Potsdam | Potsdam Hbf
nurnberg-hauptbahnhof-station | Nürnberg Hauptbahnhof | 49.4459 11.0825 | Nürnberg | Nürnberg Hbf/Nuremberg Central Station
wurzburg-hauptbahnhof-station | Würzburg Hauptbahnhof | 49.8017 9.9358 | Würzburg | Würzburg Hbf
regensburg-hauptbahnhof-station | Regensburg Hauptbahnhof | 49.0115 12.0998 | Regensburg | Regensburg Hbf
passau-hauptbahnhof-station | Passau Hauptbahnhof | 48.5737 13.451 | Passau | Passau Hbf
augsburg-hauptbahnhof-station | Augsburg Hauptbahnhof | 48.3654 10.8856 | Augsburg | Augsburg Hbf
munchen-ost-station | München Ost Station | 48.1274 11.605 | Munich | Munich East Station/Ostbahnhof München
ulm-hauptbahnhof-station | Ulm Hauptbahnhof | 48.3994 9.9829 | Ulm | Ulm Hbf
garmisch-partenkirchen-station | Garmisch-Partenkirchen Station | 47.4911 11.097 | Garmisch-Partenkirchen | Bahnhof Garmisch-Partenkirchen
konstanz-station | Konstanz Station | 47.6585 9.1773 | Konstanz | Bahnhof Konstanz
karlsruhe-hauptbahnhof-station | Karlsruhe Hauptbahnhof | 48.9935 8.402 | Karlsruhe | Karlsruhe Hbf
mannheim-hauptbahnhof-station | Mannheim Hauptbahnhof | 49.4793 8.4699 | Mannheim | Mannheim Hbf
heidelberg-hauptbahnhof-station | Heidelberg Hauptbahnhof | 49.4036 8.6755 | Heidelberg | Heidelberg Hbf
freiburg-hauptbahnhof-station | Freiburg Hauptbahnhof | 47.9977 7.8413 | Freiburg im Breisgau | Freiburg Hbf
baden-baden-station | Baden-Baden Station | 48.7904 8.1908 | Baden-Baden | Bahnhof Baden-Baden
mainz-hauptbahnhof-station | Mainz Hauptbahnhof | 50.0013 8.2585 | Mainz | Mainz Hbf
wiesbaden-hauptbahnhof-station | Wiesbaden Hauptbahnhof | 50.0706 8.2433 | Wiesbaden | Wiesbaden Hbf
saarbrucken-hauptbahnhof-station | Saarbrücken Hauptbahnhof | 49.2413 6.991 | Saarbrücken | Saarbrücken Hbf
kassel-wilhelmshohe-station | Kassel-Wilhelmshöhe Station | 51.3128 9.447 | Kassel | Kassel Wilhelmshöhe
= CH | SBB
zurich-hb-station | Zürich Hauptbahnhof | 47.3782 8.5402 | Zürich | Zürich HB/Zurich Main Station | SBB CFF FFS
geneva-cornavin-station | Genève-Cornavin Station | 46.2104 6.1424 | Genève | Geneva train station/Gare de Cornavin/Cornavin | SBB CFF FFS
basel-sbb-station | Basel SBB Station | 47.5476 7.5896 | Basel | Basel SBB/Basel train station | SBB CFF FFS
bern-station | Bern Station | 46.949 7.439 | Bern | Bahnhof Bern/Bern train station
lausanne-station | Lausanne Station | 46.5168 6.6291 | Lausanne | Gare de Lausanne
luzern-station | Luzern Station | 47.0502 8.3102 | Luzern | Lucerne train station/Bahnhof Luzern
lugano-station | Lugano Station | 46.0055 8.9469 | Lugano | Stazione di Lugano
bellinzona-station | Bellinzona Station | 46.1956 9.0295 | Bellinzona | Stazione di Bellinzona
locarno-station | Locarno Station | 46.1725 8.801 | Locarno | Stazione di Locarno
st-gallen-station | St. Gallen Station | 47.4232 9.3697 | Sankt Gallen | Bahnhof St. Gallen
winterthur-station | Winterthur Station | 47.5003 8.724 | Winterthur | Bahnhof Winterthur
olten-station | Olten Station | 47.3519 7.9077 | Olten | Bahnhof Olten
biel-bienne-station | Biel/Bienne Station | 47.1329 7.2429 | Biel/Bienne | Bahnhof Biel/Gare de Bienne
neuchatel-station | Neuchâtel Station | 46.9967 6.9357 | Neuchâtel | Gare de Neuchâtel
fribourg-station | Fribourg Station | 46.8032 7.151 | Fribourg | Gare de Fribourg
montreux-station | Montreux Station | 46.4356 6.9106 | Montreux | Gare de Montreux
aigle-station | Aigle Station | 46.3169 6.9637 | Aigle | Gare d'Aigle
martigny-station | Martigny Station | 46.106 7.079 | Martigny-Ville | Gare de Martigny
sion-station | Sion Station | 46.2275 7.359 | Sion | Gare de Sion
visp-station | Visp Station | 46.294 7.8815 | Visp | Bahnhof Visp
brig-station | Brig Station | 46.3193 7.9881 | Brig | Bahnhof Brig
interlaken-ost-station | Interlaken Ost Station | 46.6905 7.869 | Interlaken | Interlaken Ost
interlaken-west-station | Interlaken West Station | 46.6826 7.8517 | Interlaken | Interlaken West
chur-station | Chur Station | 46.8533 9.529 | Chur | Bahnhof Chur
landquart-station | Landquart Station | 46.9673 9.554 | Landquart | Bahnhof Landquart
davos-platz-station | Davos Platz Station | 46.7913 9.8208 1540 | Davos | Davos Platz
st-moritz-station | St. Moritz Station | 46.4975 9.846 1775 | St. Moritz | Bahnhof St. Moritz
= AT | ÖBB
vienna-hbf-station | Wien Hauptbahnhof | 48.185 16.378 | Vienna | Wien Hbf/Vienna Central Station
salzburg-hbf-station | Salzburg Hauptbahnhof | 47.8128 13.0456 | Salzburg | Salzburg Hbf/Salzburg Central Station
innsbruck-hbf-station | Innsbruck Hauptbahnhof | 47.2632 11.401 | Innsbruck | Innsbruck Hbf/Innsbruck Central Station
wien-westbahnhof-station | Wien Westbahnhof | 48.1967 16.3383 | Vienna | Westbahnhof/Vienna West Station
wien-meidling-station | Wien Meidling Station | 48.1747 16.3337 | Vienna | Wien Meidling/Bahnhof Meidling
st-polten-hauptbahnhof-station | St. Pölten Hauptbahnhof | 48.2085 15.6243 | Sankt Pölten | St. Pölten Hbf
linz-hauptbahnhof-station | Linz Hauptbahnhof | 48.2903 14.2917 | Linz | Linz Hbf
graz-hauptbahnhof-station | Graz Hauptbahnhof | 47.0727 15.4164 | Graz | Graz Hbf
klagenfurt-hauptbahnhof-station | Klagenfurt Hauptbahnhof | 46.6157 14.313 | Klagenfurt am Wörthersee | Klagenfurt Hbf
villach-hauptbahnhof-station | Villach Hauptbahnhof | 46.6183 13.8485 | Villach | Villach Hbf
bregenz-station | Bregenz Station | 47.5027 9.7395 | Bregenz | Bahnhof Bregenz
feldkirch-station | Feldkirch Station | 47.2413 9.6046 | Feldkirch | Bahnhof Feldkirch
st-anton-am-arlberg-station | St. Anton am Arlberg Station | 47.1287 10.2683 1284 | St. Anton am Arlberg | Bahnhof St. Anton
worgl-hauptbahnhof-station | Wörgl Hauptbahnhof | 47.4916 12.0575 | Wörgl | Wörgl Hbf
jenbach-station | Jenbach Station | 47.3886 11.779 | Jenbach | Bahnhof Jenbach
bischofshofen-station | Bischofshofen Station | 47.4175 13.2207 | Bischofshofen | Bahnhof Bischofshofen
= IT | Rete Ferroviaria Italiana
milan-centrale-station | Milano Centrale Station | 45.4862 9.2044 | Milan | Milano Centrale/Milan Central Station
rome-termini-station | Roma Termini Station | 41.901 12.5018 | Rome | Roma Termini/Rome Termini/Termini station
venice-santa-lucia-station | Venezia Santa Lucia Station | 45.4411 12.3213 | Venice | Venice train station/Venice Santa Lucia
florence-smn-station | Firenze Santa Maria Novella Station | 43.7765 11.248 | Florence | Firenze SMN/Florence train station
naples-centrale-station | Napoli Centrale Station | 40.8526 14.2727 | Naples | Napoli Centrale/Naples Central Station
turin-porta-nuova-station | Torino Porta Nuova Station | 45.0622 7.6785 | Turin | Torino Porta Nuova/Turin train station
bologna-centrale-station | Bologna Centrale Station | 44.5058 11.3431 | Bologna | Bologna Centrale
roma-tiburtina-station | Roma Tiburtina Station | 41.91 12.5305 | Rome | Roma Tiburtina/Rome Tiburtina
milano-porta-garibaldi-station | Milano Porta Garibaldi Station | 45.4845 9.1877 | Milan | Milano Porta Garibaldi
milano-rogoredo-station | Milano Rogoredo Station | 45.4336 9.2394 | Milan | Milano Rogoredo
torino-porta-susa-station | Torino Porta Susa Station | 45.0712 7.665 | Turin | Torino Porta Susa/Turin Porta Susa
bergamo-station | Bergamo Station | 45.6905 9.6753 | Bergamo | Stazione di Bergamo
brescia-station | Brescia Station | 45.5323 10.213 | Brescia | Stazione di Brescia
como-san-giovanni-station | Como San Giovanni Station | 45.809 9.073 | Como | Como train station
verona-porta-nuova-station | Verona Porta Nuova Station | 45.429 10.9824 | Verona | Verona Porta Nuova/Verona train station
bolzano-station | Bolzano Station | 46.4965 11.3583 | Bolzano | Bahnhof Bozen/Stazione di Bolzano
trento-station | Trento Station | 46.0722 11.1193 | Trento | Stazione di Trento
vicenza-station | Vicenza Station | 45.541 11.5405 | Vicenza | Stazione di Vicenza
padova-station | Padova Station | 45.4178 11.8808 | Padova | Padua train station
venezia-mestre-station | Venezia Mestre Station | 45.4823 12.2319 | Mestre | Venice Mestre/Mestre train station
udine-station | Udine Station | 46.0557 13.2424 | Udine | Stazione di Udine
trieste-centrale-station | Trieste Centrale Station | 45.6577 13.772 | Trieste | Trieste Centrale
genova-piazza-principe-station | Genova Piazza Principe Station | 44.4175 8.9213 | Genoa | Genova Piazza Principe/Genoa train station
genova-brignole-station | Genova Brignole Station | 44.4068 8.9467 | Genoa | Genova Brignole
la-spezia-centrale-station | La Spezia Centrale Station | 44.111 9.8137 | La Spezia | La Spezia train station
reggio-emilia-av-station | Reggio Emilia AV Station | 44.7236 10.6535 | Reggio nell'Emilia | Reggio Emilia AV Mediopadana
rimini-station | Rimini Station | 44.0642 12.5741 | Rimini | Stazione di Rimini
ancona-station | Ancona Station | 43.6076 13.4978 | Ancona | Stazione di Ancona
pisa-centrale-station | Pisa Centrale Station | 43.7085 10.3985 | Pisa | Pisa Centrale/Pisa train station
siena-station | Siena Station | 43.3315 11.3238 | Siena | Stazione di Siena
napoli-afragola-station | Napoli Afragola Station | 40.931 14.329 | Afragola | Napoli Afragola
salerno-station | Salerno Station | 40.675 14.7727 | Salerno | Stazione di Salerno
bari-centrale-station | Bari Centrale Station | 41.1178 16.87 | Bari | Bari Centrale
lecce-station | Lecce Station | 40.3456 18.1657 | Lecce | Stazione di Lecce
villa-san-giovanni-station | Villa San Giovanni Station | 38.2163 15.635 | Villa San Giovanni | Stazione di Villa San Giovanni
palermo-centrale-station | Palermo Centrale Station | 38.1092 13.3675 | Palermo | Palermo Centrale
catania-centrale-station | Catania Centrale Station | 37.5065 15.1 | Catania | Catania Centrale
cagliari-station | Cagliari Station | 39.216 9.1085 | Cagliari | Stazione di Cagliari
= ES | Adif
barcelona-sants-station | Barcelona Sants Station | 41.379 2.1403 | Barcelona | Barcelona Sants/Sants station
madrid-atocha-station | Madrid Atocha Station | 40.4065 -3.689 | Madrid | Puerta de Atocha/Atocha
madrid-chamartin-station | Madrid Chamartín Station | 40.472 -3.6826 | Madrid | Chamartín
seville-santa-justa-station | Sevilla Santa Justa Station | 37.3917 -5.9752 | Sevilla | Santa Justa
barcelona-franca-station | Barcelona França Station | 41.3842 2.1856 | Barcelona | Estació de França
girona-station | Girona Station | 41.9792 2.817 | Girona | Estació de Girona
figueres-vilafant-station | Figueres Vilafant Station | 42.2645 2.943 | Figueres | Figueres-Vilafant
tarragona-station | Tarragona Station | 41.1114 1.253 | Tarragona | Estació de Tarragona
camp-de-tarragona-station | Camp de Tarragona Station | 41.1925 1.272 | Tarragona | Camp de Tarragona AVE
zaragoza-delicias-station | Zaragoza Delicias Station | 41.6587 -0.9112 | Zaragoza | Zaragoza-Delicias
valencia-joaquin-sorolla-station | Valencia Joaquín Sorolla Station | 39.4598 -0.3817 | Valencia | Joaquín Sorolla
valencia-nord-station | Valencia Nord Station | 39.4668 -0.3774 | Valencia | Estació del Nord/Valencia Norte
alicante-terminal-station | Alicante Terminal Station | 38.3445 -0.4948 | Alicante | Estación de Alicante
murcia-del-carmen-station | Murcia del Carmen Station | 37.9748 -1.13 | Murcia | Estación de Murcia
malaga-maria-zambrano-station | Málaga María Zambrano Station | 36.7113 -4.4325 | Málaga | María Zambrano/Málaga train station
granada-station | Granada Station | 37.1841 -3.609 | Granada | Estación de Granada
cordoba-station | Córdoba Station | 37.8885 -4.7894 | Córdoba | Estación de Córdoba
toledo-station | Toledo Station | 39.8622 -4.0113 | Toledo | Estación de Toledo
valladolid-campo-grande-station | Valladolid Campo Grande Station | 41.642 -4.727 | Valladolid | Valladolid train station
pamplona-station | Pamplona Station | 42.825 -1.6605 | Pamplona | Estación de Pamplona
san-sebastian-station | San Sebastián Station | 43.3175 -1.9768 | San Sebastián | Donostia train station/San Sebastián Norte
bilbao-abando-station | Bilbao Abando Station | 43.2601 -2.928 | Bilbao | Abando Indalecio Prieto/Bilbao train station
oviedo-station | Oviedo Station | 43.3665 -5.855 | Oviedo | Estación de Oviedo
a-coruna-station | A Coruña Station | 43.353 -8.4098 | A Coruña | Estación de A Coruña
santiago-de-compostela-station | Santiago de Compostela Station | 42.8707 -8.5447 | Santiago de Compostela | Estación de Santiago
vigo-urzaiz-station | Vigo Urzáiz Station | 42.2343 -8.7128 | Vigo | Vigo Urzáiz
palma-intermodal-station | Palma Intermodal Station | 39.5765 2.6544 | Palma | Estació Intermodal Palma
= PT | Infraestruturas de Portugal
lisbon-oriente-station | Lisboa Oriente Station | 38.7678 -9.0992 | Lisbon | Gare do Oriente/Lisbon Oriente
porto-campanha-station | Porto Campanhã Station | 41.1487 -8.5855 | Porto | Campanhã
lisboa-santa-apolonia-station | Lisboa Santa Apolónia Station | 38.714 -9.1227 | Lisbon | Santa Apolónia/Lisbon Santa Apolonia
lisboa-rossio-station | Lisboa Rossio Station | 38.7143 -9.141 | Lisbon | Rossio station
porto-sao-bento-station | Porto São Bento Station | 41.1456 -8.6103 | Porto | São Bento
braga-station | Braga Station | 41.5477 -8.4343 | Braga | Estação de Braga
coimbra-b-station | Coimbra-B Station | 40.2256 -8.4408 | Coimbra | Coimbra B
faro-station | Faro Station | 37.0193 -7.9404 | Faro | Estação de Faro
= CZ | Správa železnic
prague-hlavni-station | Praha hlavní nádraží | 50.083 14.4353 | Prague | Prague Main Station/Prague Central Station
praha-holesovice-station | Praha-Holešovice Station | 50.1103 14.44 | Prague | Praha-Holešovice/Nádraží Holešovice
brno-hlavni-nadrazi-station | Brno hlavní nádraží | 49.1907 16.6128 | Brno | Brno Main Station
ostrava-svinov-station | Ostrava-Svinov Station | 49.8207 18.209 | Ostrava | Ostrava-Svinov
olomouc-hlavni-nadrazi-station | Olomouc hlavní nádraží | 49.5928 17.278 | Olomouc | Olomouc Main Station
plzen-hlavni-nadrazi-station | Plzeň hlavní nádraží | 49.7432 13.388 | Pilsen | Plzeň Main Station
ceske-budejovice-station | České Budějovice Station | 48.9746 14.4878 | České Budějovice | Nádraží České Budějovice
pardubice-hlavni-nadrazi-station | Pardubice hlavní nádraží | 50.0318 15.7563 | Pardubice | Pardubice Main Station
= HU | MÁV
budapest-keleti-station | Budapest Keleti Station | 47.5004 19.0838 | Budapest | Keleti pályaudvar/Budapest Keleti
budapest-nyugati-station | Budapest Nyugati Station | 47.5106 19.0567 | Budapest | Nyugati pályaudvar/Budapest Nyugati
budapest-deli-station | Budapest Déli Station | 47.4997 19.0245 | Budapest | Déli pályaudvar/Budapest Déli
budapest-kelenfold-station | Budapest Kelenföld Station | 47.4646 19.0193 | Budapest | Kelenföld vasútállomás
debrecen-station | Debrecen Station | 47.5205 21.6285 | Debrecen | Debrecen vasútállomás
gyor-station | Győr Station | 47.6822 17.635 | Győr | Győr vasútállomás
szeged-station | Szeged Station | 46.24 20.143 | Szeged | Szeged vasútállomás
= PL | PKP
warsaw-centralna-station | Warszawa Centralna Station | 52.2287 21.0031 | Warsaw | Warszawa Centralna/Dworzec Centralny/Warsaw Central Station
krakow-glowny-station | Kraków Główny Station | 50.0675 19.9453 | Kraków | Kraków Główny/Dworzec Główny Kraków/Krakow train station
gdansk-glowny-station | Gdańsk Główny Station | 54.3556 18.6442 | Gdańsk | Gdańsk Główny
wroclaw-glowny-station | Wrocław Główny Station | 51.0983 17.0364 | Wrocław | Wrocław Główny
warszawa-wschodnia-station | Warszawa Wschodnia Station | 52.2517 21.0522 | Warsaw | Warszawa Wschodnia/Warsaw East
warszawa-zachodnia-station | Warszawa Zachodnia Station | 52.22 20.965 | Warsaw | Warszawa Zachodnia/Warsaw West
poznan-glowny-station | Poznań Główny Station | 52.4017 16.9117 | Poznań | Poznań Główny
katowice-station | Katowice Station | 50.2575 19.0172 | Katowice | Dworzec Katowice
lodz-fabryczna-station | Łódź Fabryczna Station | 51.7693 19.4689 | Łódź | Łódź Fabryczna
szczecin-glowny-station | Szczecin Główny Station | 53.419 14.5505 | Szczecin | Szczecin Główny
lublin-glowny-station | Lublin Główny Station | 51.2316 22.569 | Lublin | Lublin Główny
gdynia-glowna-station | Gdynia Główna Station | 54.5213 18.5293 | Gdynia | Gdynia Główna
sopot-station | Sopot Station | 54.4411 18.5625 | Sopot | Dworzec Sopot
rzeszow-glowny-station | Rzeszów Główny Station | 50.043 22.006 | Rzeszów | Rzeszów Główny
bydgoszcz-glowna-station | Bydgoszcz Główna Station | 53.135 17.9915 | Bydgoszcz | Bydgoszcz Główna
torun-glowny-station | Toruń Główny Station | 52.9998 18.6145 | Toruń | Toruń Główny
czestochowa-station | Częstochowa Station | 50.8085 19.1195 | Częstochowa | Dworzec Częstochowa
olsztyn-glowny-station | Olsztyn Główny Station | 53.7859 20.4985 | Olsztyn | Olsztyn Główny
zakopane-station | Zakopane Station | 49.3005 19.963 | Zakopane | Dworzec Zakopane
= DK | Banedanmark
copenhagen-h-station | Copenhagen Central Station | 55.6727 12.5646 | Copenhagen | København H/Københavns Hovedbanegård | DSB
aarhus-central-station | Aarhus Central Station | 56.1502 10.2045 | Århus | Aarhus H/Aarhus Hovedbanegård
aalborg-station | Aalborg Station | 57.043 9.9171 | Aalborg | Aalborg banegård
odense-station | Odense Station | 55.4015 10.3865 | Odense | Odense banegård
esbjerg-station | Esbjerg Station | 55.4676 8.459 | Esbjerg | Esbjerg banegård
kolding-station | Kolding Station | 55.4908 9.4815 | Kolding | Kolding banegård
= SE | Jernhusen
stockholm-c-station | Stockholm Central Station | 59.33 18.058 | Stockholm | Stockholms Centralstation
gothenburg-central-station | Gothenburg Central Station | 57.7089 11.9734 | Göteborg | Göteborgs Centralstation/Göteborg C
malmo-central-station | Malmö Central Station | 55.6093 13.0007 | Malmö | Malmö Centralstation/Malmö C
lund-central-station | Lund Central Station | 55.706 13.1868 | Lund | Lund C
helsingborg-central-station | Helsingborg Central Station | 56.0431 12.6947 | Helsingborg | Helsingborg C/Knutpunkten
uppsala-central-station | Uppsala Central Station | 59.8582 17.647 | Uppsala | Uppsala C
vasteras-central-station | Västerås Central Station | 59.6075 16.552 | Västerås | Västerås C
orebro-central-station | Örebro Central Station | 59.2785 15.211 | Örebro | Örebro C
linkoping-central-station | Linköping Central Station | 58.4165 15.625 | Linköping | Linköping C
norrkoping-central-station | Norrköping Central Station | 58.5968 16.183 | Norrköping | Norrköping C
umea-central-station | Umeå Central Station | 63.83 20.2666 | Umeå | Umeå C
ostersund-central-station | Östersund Central Station | 63.1705 14.6375 | Östersund | Östersund C
= NO | Bane NOR
oslo-s-station | Oslo Central Station | 59.9107 10.7528 | Oslo | Oslo S/Oslo Sentralstasjon
bergen-station | Bergen Station | 60.3905 5.3335 | Bergen | Bergen stasjon/Bergen train station
trondheim-central-station | Trondheim Central Station | 63.4364 10.399 | Trondheim | Trondheim S
stavanger-station | Stavanger Station | 58.9667 5.7325 | Stavanger | Stavanger stasjon
kristiansand-station | Kristiansand Station | 58.1457 7.988 | Kristiansand | Kristiansand stasjon
lillehammer-station | Lillehammer Station | 61.1147 10.4615 | Lillehammer | Lillehammer skysstasjon
voss-station | Voss Station | 60.629 6.4105 | Vossevangen | Voss stasjon
drammen-station | Drammen Station | 59.7402 10.203 | Drammen | Drammen stasjon
narvik-station | Narvik Station | 68.4413 17.441 | Narvik | Narvik stasjon
= FI | VR Group
helsinki-c-station | Helsinki Central Station | 60.1719 24.9414 | Helsinki | Helsingin päärautatieasema | VR
tampere-station | Tampere Station | 61.4985 23.7733 | Tampere | Tampereen rautatieasema
turku-station | Turku Station | 60.4536 22.2527 | Turku | Turun rautatieasema
oulu-station | Oulu Station | 65.0115 25.4835 | Oulu | Oulun rautatieasema
rovaniemi-station | Rovaniemi Station | 66.4975 25.707 | Rovaniemi | Rovaniemen rautatieasema
jyvaskyla-station | Jyväskylä Station | 62.241 25.752 | Jyväskylä | Jyväskylän rautatieasema
lahti-station | Lahti Station | 60.9767 25.6578 | Lahti | Lahden rautatieasema
kuopio-station | Kuopio Station | 62.897 27.6795 | Kuopio | Kuopion rautatieasema
= LU | CFL
luxembourg-station | Luxembourg Station | 49.5999 6.1341 | Luxembourg | Gare de Luxembourg/Luxembourg train station
= MC | SNCF Gares & Connexions
monaco-monte-carlo-station | Monaco-Monte-Carlo Station | 43.7386 7.4193 | Monaco | Gare de Monaco/Monaco train station
= SK | Železnice Slovenskej republiky
bratislava-hlavna-stanica-station | Bratislava hlavná stanica | 48.1584 17.1063 | Bratislava | Bratislava Main Station/Bratislava hl. st.
kosice-station | Košice Station | 48.7224 21.269 | Košice | Železničná stanica Košice
zilina-station | Žilina Station | 49.2267 18.745 | Žilina | Železničná stanica Žilina
poprad-tatry-station | Poprad-Tatry Station | 49.06 20.2975 | Poprad | Poprad-Tatry
= SI | Slovenske železnice
ljubljana-station | Ljubljana Station | 46.0582 14.5115 | Ljubljana | Železniška postaja Ljubljana/Ljubljana train station
maribor-station | Maribor Station | 46.5618 15.6572 | Maribor | Železniška postaja Maribor
= HR | HŽ Infrastruktura
zagreb-glavni-kolodvor-station | Zagreb Glavni kolodvor | 45.8046 15.9786 | Zagreb | Zagreb Main Station/Zagreb Central Station
split-station | Split Station | 43.5045 16.4425 | Split | Željeznički kolodvor Split
= RS | Infrastruktura železnice Srbije
beograd-centar-station | Beograd Centar Station | 44.7937 20.4545 | Belgrade | Belgrade Prokop/Београд Центар/Belgrade Centre Station
novi-sad-station | Novi Sad Station | 45.2655 19.8295 | Novi Sad | Železnička stanica Novi Sad
= BA | Željeznice Federacije Bosne i Hercegovine
sarajevo-station | Sarajevo Station | 43.8605 18.399 | Sarajevo | Željeznička stanica Sarajevo
= MK | Makedonski železnici
skopje-station | Skopje Station | 41.9913 21.446 | Skopje | Железничка станица Скопје
= ME | Željeznička infrastruktura Crne Gore
podgorica-station | Podgorica Station | 42.4322 19.269 | Podgorica | Željeznička stanica Podgorica
= BG | National Railway Infrastructure Company
sofia-central-station | Sofia Central Station | 42.7122 23.3212 | Sofia | Централна гара София/Sofia train station
plovdiv-central-station | Plovdiv Central Station | 42.1345 24.741 | Plovdiv | Гара Пловдив
varna-station | Varna Station | 43.1983 27.9135 | Varna | Гара Варна
burgas-station | Burgas Station | 42.4905 27.4725 | Burgas | Гара Бургас
= RO | CFR
bucuresti-nord-station | București Nord Station | 44.4465 26.074 | Bucharest | Gara de Nord/Bucharest North Station
brasov-station | Brașov Station | 45.6608 25.613 | Braşov | Gara Brașov
cluj-napoca-station | Cluj-Napoca Station | 46.7845 23.5865 | Cluj-Napoca | Gara Cluj-Napoca
timisoara-nord-station | Timișoara Nord Station | 45.7506 21.2073 | Timişoara | Gara Timișoara Nord
iasi-station | Iași Station | 47.166 27.5695 | Iaşi | Gara Iași
= MD | Calea Ferată din Moldova
chisinau-station | Chișinău Station | 47.0125 28.859 | Chisinau | Gara Chișinău
= GR | Hellenic Train
athens-larissa-station | Athens Larissa Station | 37.9922 23.7207 | Athens | Σταθμός Λαρίσης/Athens train station
thessaloniki-station | Thessaloniki Station | 40.6443 22.9295 | Thessaloníki | Thessaloniki train station
= TR | TCDD
ankara-yht-station | Ankara YHT Station | 39.936 32.844 | Ankara | Ankara Garı/Ankara train station
istanbul-sirkeci-station | Istanbul Sirkeci Station | 41.0151 28.977 | Istanbul | Sirkeci Garı/Sirkeci station
eskisehir-station | Eskişehir Station | 39.779 30.5075 | Eskişehir | Eskişehir Garı
= EE | Eesti Raudtee
tallinn-baltic-station | Tallinn Baltic Station | 59.4403 24.7372 | Tallinn | Balti jaam
tartu-station | Tartu Station | 58.3738 26.7065 | Tartu | Tartu raudteejaam
= LV | Pasažieru vilciens
riga-central-station | Riga Central Station | 56.9467 24.1205 | Riga | Rīgas Centrālā stacija/Riga train station
= LT | LTG
vilnius-station | Vilnius Station | 54.67 25.2848 | Vilnius | Vilniaus geležinkelio stotis/Vilnius train station
kaunas-station | Kaunas Station | 54.8867 23.9335 | Kaunas | Kauno geležinkelio stotis
`,
)
