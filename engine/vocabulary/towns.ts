/**
 * Towns that need no other sign to be read as a place: most of the Netherlands that are no other word or name, larger ones of Belgium, and some of
 * the world's best known. Not complete: a place that is missing here is recognised by the words around it.
 */
export const TOWNS = `
Aalsmeer|Aalst|Aalten|Aardenburg|Aarschot|Aartselaar|Abcoude|Achterveld|Aduard|Akkrum|Alblasserdam|Aldeboarn|Alkmaar|Almelo|Almere|Almkerk|
Alphen aan den Rijn|Ameide|Ameland|Amerongen|Amersfoort|Ammerstol|Ammerzoden|Amstelveen|Amsterdam|Andijk|Angerlo|Anjum|Anna Paulowna|
Antwerpen|Apeldoorn|Appingedam|Arcen|Arnemuiden|Arnhem|Asperen|Assen|Assendelft|Asten|Augustinusga|Baambrugge|Baarle-Nassau|Baarlo|Baarn|
Badhoevedorp|Baexem|Bakel|Bakhuizen|Ballum|Banholt|Barchem|Barendrecht|Barneveld|Barsingerhorn|Bathmen|Bedum|Beegden|Beek en Donk|
Beekbergen|Beerta|Beetsterzwaag|Beilen|Bellingwolde|Bemmel|Beneden-Leeuwen|Bennekom|Benschop|Benthuizen|Bergambacht|Bergeijk|Bergen op Zoom|
Bergentheim|Bergharen|Bergschenhoek|Beringe|Berkel en Rodenrijs|Berkel-Enschot|Berkenwoude|Berlicum|Beuningen|Beusichem|Beveren|Beverwijk|
Biddinghuizen|Biervliet|Biezenmortel|Bilthoven|Bilzen|Bingelrade|Bladel|Blankenberge|Blaricum|Bleiswijk|Blerick|Bleskensgraaf|Blitterswijck|
Bloemendaal|Blokker|Blokzijl|Bodegraven|Boekel|Boekelo|Bolsward|Boornbergum|Borculo|Borger|Borne|Borssele|Boschoord|Boskoop|Bosschenhoofd|
Boven-Leeuwen|Bovenkarspel|Bovensmilde|Boxmeer|Boxtel|Brandwijk|Brasschaat|Breda|Breezand|Breskens|Breukelen|Brielle|Broek in Waterland|
Broek op Langedijk|Brouwershaven|Bruchem|Brugge|Bruinisse|Brummen|Brunssum|Brussel|Budel|Buitenkaag|Buitenpost|Bunde|Bunnik|Bunschoten|
Burdaard|Burgh-Haamstede|Burgum|Bussum|Cadier en Keer|Cadzand|Callantsoog|Capelle aan den IJssel|Castricum|Chaam|Coevorden|Colijnsplaat|
Creil|Cruquius|Cuijk|Culemborg|Dalerpeel|Dalfsen|Damme|Damwoude|De Bilt|De Cocksdorp|De Goorn|De Knipe|De Koog|De Kwakel|De Lier|De Lutte|
De Meern|De Rijp|De Steeg|De Wijk|De Wilp|Dedemsvaart|Deinze|Delden|Delfgauw|Delft|Delfzijl|Den Bosch|Den Burg|Den Dolder|Den Dungen|
Den Haag|Den Ham|Den Helder|Den Hoorn|Den Ilp|Den Oever|Dendermonde|Denekamp|Deurne|Deventer|Didam|Diemen|Diepenheim|Diepenveen|Dieren|
Diessen|Diest|Diksmuide|Dilbeek|Dinteloord|Dinxperlo|Dirksland|Dodewaard|Doenrade|Doesburg|Doetinchem|Dokkum|Domburg|Dongen|Donkerbroek|
Doorwerth|Dordrecht|Drachten|Dreischor|Driebergen|Driebruggen|Drogeham|Dronten|Drouwen|Drunen|Druten|Duiven|Duivendrecht|Dussen|Dwingeloo|
Edam|Ede|Ederveen|Eefde|Eeklo|Eelde|Eemnes|Eenrum|Eerbeek|Eersel|Eethen|Egmond aan den Hoef|Egmond aan Zee|Egmond-Binnen|Eibergen|Eijsden|
Eindhoven|Elburg|Elshout|Elsloo|Elspeet|Emmeloord|Emmen|Emst|Enkhuizen|Enschede|Enspijk|Epe|Epse|Erichem|Ermelo|Espel|Etten-Leur|Everdingen|
Evergem|Exloo|Ezinge|Farmsum|Feanwâlden|Fijnaart|Finsterwolde|Foxhol|Franeker|Gaanderen|Gameren|Garderen|Garijp|Garrelsweer|Gasselte|
Gasselternijveen|Geertruidenberg|Geervliet|Geesteren|Geffen|Geldermalsen|Geldrop|Geleen|Gelselaar|Gemert|Genderen|Gendringen|Gendt|
Genemuiden|Genk|Gennep|Gent|Geraardsbergen|Giessenburg|Gieten|Giethoorn|Gilze|Glanerbrug|Goedereede|Goes|Goirle|Goor|Gorinchem|Gorredijk|
Gorssel|Gouda|Gouderak|Goudswaard|Goutum|Gramsbergen|Grashoek|Grathem|Griendtsveen|Grijpskerk|Grimbergen|Groede|Groenekan|Groenlo|Groesbeek|
Groessen|Groningen|Gronsveld|Groot-Ammers|Grootebroek|Grou|Grubbenvorst|Gulpen|Gytsjerk|Haaften|Haaksbergen|Haaren|Haarlem|Haastrecht|
Haelen|Haghorst|Halfweg|Hallum|Halsteren|Hansweert|Hapert|Hardegarijp|Hardenberg|Harderwijk|Hardinxveld-Giessendam|Harkema|Harkstede|
Harlingen|Harmelen|Hasselt|Hattem|Haulerwijk|Havelte|Havelterberg|Hazerswoude|Hedel|Heeg|Heelsum|Heelweg|Heemskerk|Heemstede|Heenvliet|
Heerde|Heerenveen|Heerewaarden|Heerhugowaard|Heerjansdam|Heerle|Heerlen|Heeswijk|Heeswijk-Dinther|Heeze|Heiligerlee|Heiloo|Heinenoord|
Heinkenszand|Heino|Heist-op-den-Berg|Helenaveen|Hellendoorn|Hellevoetsluis|Helmond|Helvoirt|Hendrik-Ido-Ambacht|Hengelo|Hengevelde|
Herentals|Herkenbosch|Herpen|Herveld|Herwijnen|Heteren|Heukelum|Heumen|Heusden|Heythuysen|Hierden|Hillegom|Hilvarenbeek|Hilversum|
Hippolytushoef|Hoedekenskerke|Hoek van Holland|Hoenderloo|Hoensbroek|Hoevelaken|Hollandscheveld|Hollum|Holten|Hommerts|Honselersdijk|
Hoofddorp|Hoog-Keppel|Hoogblokland|Hooge Zwaluwe|Hoogerheide|Hoogeveen|Hoogezand|Hoogkarspel|Hooglanderveen|Hoogmade|Hoogstraten|Hoogwoud|
Hoorn|Hoornaar|Horssen|Houten|Houtigehage|Huijbergen|Huis ter Heide|Huissen|Huizen|Hulsberg|Hulshorst|Hummelo|Hurdegaryp|Ieper|IJhorst|
IJlst|IJmuiden|IJsselstein|IJzendijke|Ilpendam|Izegem|Jelsum|Jirnsum|Joure|Jubbega|Julianadorp|Kaatsheugel|Kamerik|Kampen|Kamperland|
Katwijk|Katwijk aan den Rijn|Katwijk aan Zee|Kerkdriel|Kerkrade|Kessel-Eik|Kesteren|Kinderdijk|Klaaswaal|Klazienaveen|Kloetinge|
Kloosterhaar|Klundert|Knokke|Knokke-Heist|Kockengen|Koedijk|Kolham|Kollum|Kontich|Koog aan de Zaan|Kootstertille|Kootwijk|Kootwijkerbroek|
Kortenhoef|Kortrijk|Koudekerk aan den Rijn|Koudum|Krabbendijke|Krimpen aan de Lek|Krimpen aan den IJssel|Krommenie|Kropswolde|Kruiningen|
Kudelstaart|Kwintsheul|Lage Vuursche|Lage Zwaluwe|Lamswaarde|Lanaken|Landgraaf|Landhorst|Landsmeer|Langbroek|Langeraar|Langerak|Langeweg|
Laren|Leenderstrijp|Leens|Leerbroek|Leerdam|Leermens|Leersum|Leeuwarden|Leiden|Leiderdorp|Leidschendam|Leimuiden|Lekkerkerk|Lelystad|Lemele|
Lemelerveld|Lemmer|Leunen|Leusden|Leuth|Leuven|Lexmond|Lichtenvoorde|Liempde|Lienden|Lieshout|Liessel|Lievelde|Lieveren|Limbricht|Limmen|
Linschoten|Lisse|Lochem|Loenen aan de Vecht|Loenersloot|Lokeren|Lommel|Loon op Zand|Loosbroek|Loosdrecht|Loppersum|Losser|Luik|Lunteren|
Lutten|Luttenberg|Luyksgestel|Maarheeze|Maarn|Maarssen|Maarssenbroek|Maartensdijk|Maasbracht|Maasbree|Maasdam|Maasdijk|Maaseik|Maasland|
Maasmechelen|Maassluis|Maastricht|Makkum|Malden|Margraten|Mariaheide|Mariahout|Markelo|Marknesse|Marum|Maurik|Mechelen|Meddo|Medemblik|
Meerkerk|Meerlo|Meerssen|Megen|Meijel|Melick|Melissant|Menaam|Menaldum|Meppel|Merkelbeek|Merselo|Meteren|Middelbeers|Middelburg|
Middelharnis|Middelstum|Middenbeemster|Middenmeer|Midwolda|Midwoud|Mierlo|Mijdrecht|Mijnsheerenland|Millingen aan de Rijn|Milsbeek|Moerdijk|
Moergestel|Moerkapelle|Mol|Molenhoek|Molenschot|Monnickendam|Montfoort|Mookhoek|Moordrecht|Mortsel|Muiden|Muiderberg|Munstergeleen|
Muntendam|Musselkanaal|Naaldwijk|Naarden|Namen|Nederhorst den Berg|Nederweert|Neede|Neerkant|Nes aan de Amstel|Netterden|Nibbixwoud|
Nieuw-Amsterdam|Nieuw-Beijerland|Nieuw-Bergen|Nieuw-Buinen|Nieuw-Lekkerland|Nieuw-Vennep|Nieuw-Weerdinge|Nieuwe Niedorp|Nieuwe Pekela|
Nieuwe Tonge|Nieuwe Wetering|Nieuwegein|Nieuwehorne|Nieuwerbrug|Nieuwerkerk aan den IJssel|Nieuwersluis|Nieuwkoop|Nieuwkuijk|Nieuwlande|
Nieuwleusen|Nieuwolda|Nieuwstadt|Nieuwveen|Nigtevecht|Nijbroek|Nijkerk|Nijmegen|Nijverdal|Ninove|Nistelrode|Noardburgum|Noorbeek|
Noord-Scharwoude|Noordbroek|Noordeloos|Noordgouwe|Noordhorn|Noordwijk|Noordwijkerhout|Noordwolde|Nootdorp|Norg|Nuenen|Numansdorp|Nunspeet|
Nuth|Obdam|Ochten|Odijk|Odiliapeel|Odoorn|Oegstgeest|Oijen|Oirschot|Oisterwijk|Olburgen|Oldebroek|Oldeholtpade|Oldehove|Oldemarkt|Oldenzaal|
Olst|Ommen|Ommeren|Onstwedde|Oost-Souburg|Oostburg|Oostende|Oosterbeek|Oosterhout|Oosterwolde|Oosthuizen|Oostkapelle|Oostvoorne|Oostwold|
Oostwoud|Oostzaan|Ootmarsum|Ophemert|Opheusden|Oploo|Opmeer|Oranjewoud|Oss|Ossendrecht|Otterlo|Ottersum|Oud Gastel|Oud-Alblas|
Oud-Beijerland|Oud-Vossemeer|Ouddorp|Oude Pekela|Oude Tonge|Oudega|Oudehaske|Oudemirdum|Oudenaarde|Oudenbosch|Ouderkerk aan de Amstel|
Ouderkerk aan den IJssel|Oudeschild|Oudeschoot|Oudewater|Oudkarspel|Oudorp|Overasselt|Overberg|Overdinkel|Overloon|Overveen|Panningen|
Papekop|Papendrecht|Paterswolde|Peize|Pesse|Piershil|Pijnacker|Plasmolen|Poeldijk|Poortugaal|Poortvliet|Poperinge|Posterholt|Prinsenbeek|
Puiflijk|Purmerend|Putten|Puttershoek|Raalte|Raamsdonk|Raamsdonksveer|Randwijk|Ravenstein|Reeuwijk|Renesse|Renkum|Renswoude|Retranchement|
Reusel|Reutum|Reuver|Rheden|Rhenen|Rhoon|Ridderkerk|Riethoven|Rijen|Rijnsaterwoude|Rijnsburg|Rijsbergen|Rijsenhout|Rijssen|Rijswijk|Rilland|
Rinsumageast|Rockanje|Roden|Roelofarendsveen|Roermond|Roeselare|Roggel|Rolde|Ronse|Roodeschool|Roosendaal|Roosteren|Rosmalen|Roswinkel|
Rotterdam|Rottevalle|Rozenburg|Rucphen|Ruinen|Ruinerwold|Ruurlo|’s-Graveland|’s-Gravendeel|’s-Gravenhage|’s-Gravenpolder|’s-Gravenzande|
’s-Heerenberg|’s-Heerenhoek|’s-Hertogenbosch|Sappemeer|Sas van Gent|Sassenheim|Sauwerd|Schagen|Schalkhaar|Scharendijke|Scheemda|
Schermerhorn|Scherpenisse|Scherpenzeel|Scheveningen|Schiedam|Schiermonnikoog|Schijndel|Schimmert|Schin op Geul|Schinnen|Schipborg|
Schipluiden|Schoondijke|Schoonebeek|Schoonhoven|Schoonoord|Schoorl|Serooskerke|Sevenum|Siddeburen|Siebengewald|Silvolde|Simpelveld|
Sint Annaland|Sint Annaparochie|Sint Anthonis|Sint Jansteen|Sint Nicolaasga|Sint Odiliënberg|Sint Philipsland|Sint Willebrord|
Sint-Maartensdijk|Sint-Michielsgestel|Sint-Niklaas|Sint-Oedenrode|Sint-Pancras|Sint-Truiden|Sittard|Slagharen|Sliedrecht|Slochteren|
Sluiskil|Smilde|Sneek|Soest|Soesterberg|Someren|Someren-Eind|Sommelsdijk|Son en Breugel|Spaarndam|Spakenburg|Spanbroek|Spaubeek|Spijkenisse|
Sprang-Capelle|Sprundel|Stadskanaal|Stampersgat|Staphorst|Stavoren|Steenbergen|Steenderen|Steensel|Steenwijk|Steggerda|Stellendam|Stiens|
Stolwijk|Stramproy|Streefkerk|Strijen|Surhuisterveen|Susteren|Swalmen|Sweikhuizen|Swifterbant|'t Harde|'t Zand|Tegelen|Temse|Ter Apel|
Terborg|Terheijden|Terneuzen|Terschelling|Tervuren|Terwinselen|Terwolde|Teteringen|Texel|Tholen|Tiel|Tielt|Tienen|Tienhoven|Tijnje|Tilburg|
Tilligte|Tollebeek|Tongeren|Torhout|Tricht|Tubbergen|Turnhout|Twello|Twijzel|Tytsjerk|Tzummarum|Ubbergen|Uden|Udenhout|Uitgeest|Uithoorn|
Uithuizen|Uithuizermeeden|Ulft|Ulicoten|Ulrum|Ulvenhout|Ureterp|Urk|Ursem|Usquert|Utrecht|Vaals|Vaassen|Valburg|Valkenburg|Valkenswaard|
Valthe|Valthermond|Varik|Varsselder|Varsseveld|Veendam|Veenendaal|Veessen|Veghel|Velddriel|Veldhoven|Velp|Velsen-Noord|Velsen-Zuid|
Velserbroek|Venhorst|Venhuizen|Venlo|Venray|Veurne|Vianen|Vierhouten|Vierlingsbeek|Vierpolders|Vijfhuizen|Vilvoorde|Vinkeveen|Vlaardingen|
Vlagtwedde|Vleuten|Vlieland|Vlijmen|Vlissingen|Vlodrop|Voerendaal|Vogelenzang|Volendam|Volkel|Vollenhove|Voorburg|Voorhout|Voorschoten|
Voorthuizen|Vorden|Vragender|Vreeland|Vreeswijk|Vriezenveen|Vroomshoop|Vrouwenparochie|Vrouwenpolder|Vught|Waalre|Waalwijk|Waardenburg|
Waarder|Waarland|Waddinxveen|Wageningen|Wanroij|Wanssum|Waregem|Warffum|Warmenhuizen|Warmond|Warnsveld|Warten|Waspik|Wassenaar|Wateringen|
Waverveen|Weerselo|Weert|Weesp|Wehl|Wekerom|Wemeldinge|Wergea|Werkendam|Werkhoven|Wernhout|Wervershoof|West-Terschelling|Westdorpe|
Westerbork|Westerhaar|Westerhoven|Westervoort|Westkapelle|Westmaas|Westwoud|Westzaan|Wetteren|Weurt|Wezep|Wierden|Wieringerwerf|Wijchen|
Wijdenes|Wijdewormer|Wijhe|Wijk aan Zee|Wijk bij Duurstede|Wijk en Aalburg|Wijlre|Wijnandsrade|Wijnjewoude|Wilbertoord|Wilnis|Winschoten|
Winsum|Wintelre|Winterswijk|Wissenkerke|Witharen|Witmarsum|Wittem|Woensdrecht|Woerden|Wognum|Wolfheze|Wolphaartsdijk|Wolvega|Wommels|Workum|
Wormer|Wormerveer|Woubrugge|Woudenberg|Woudsend|Wouw|Yerseke|Ysselsteyn|Zaandam|Zaandijk|Zaltbommel|Zandvoort|Zaventem|Zeddam|Zeewolde|
Zegveld|Zeijen|Zeist|Zelhem|Zenderen|Zetten|Zevenaar|Zevenbergen|Zevenbergschen Hoek|Zevenhuizen|Zierikzee|Zieuwent|Zoelen|Zoetermeer|
Zoeterwoude|Zonnemaire|Zottegem|Zoutelande|Zoutkamp|Zuid-Beijerland|Zuid-Scharwoude|Zuidbroek|Zuidhorn|Zuidland|Zuidlaren|Zuidoostbeemster|
Zuidveen|Zuidwolde|Zuilichem|Zundert|Zutphen|Zwaagwesteinde|Zwaanshoek|Zwammerdam|Zwanenburg|Zwartebroek|Zwartemeer|Zwartsluis|Zweeloo|
Zwiggelte|Zwijndrecht|Zwolle|
Aken|Barcelona|Berlijn|Berlin|Boston|Chicago|Cologne|Copenhagen|Denver|Dublin|Düsseldorf|Edinburgh|Frankfurt|Hamburg|Keulen|Kopenhagen|
Lissabon|Lisbon|London|Londen|Madrid|Manchester|Milaan|München|Munich|New York|Oslo|Parijs|Paris|Praag|Prague|Rome|San Francisco|Seattle|
Singapore|Stockholm|Sydney|Toronto|Vancouver|Vienna|Wenen|Zürich
`
  .split('|')
  .map((town) => town.trim())

const ISLANDS =
  'Texel|Vlieland|Terschelling|Ameland|Schiermonnikoog|Urk|Marken|Tholen|Goeree-Overflakkee|Curaçao|Bonaire|Aruba'
/** As a pattern, what stands before a place that one is not in but on: 'op Texel', 'on the island of Texel'. */
export const ON_ISLAND = `(?:op|on)(?: het eiland| the island of)?(?= (?:${ISLANDS})(?!\\p{L}))`
