/**
 * Towns that need no other sign to be read as a place: the larger ones of the Netherlands and Belgium, the islands, and some of
 * the world's best known. Not complete: a place that is missing here is recognised by the words around it.
 */
export const TOWNS = `
Aalsmeer|Aalst|Aalten|Abcoude|Akkrum|Alblasserdam|Alkmaar|Almelo|Almere|Alphen aan den Rijn|Ameland|Amersfoort|Ammerzoden|Amstelveen|
Amsterdam|Antwerpen|Apeldoorn|Appingedam|Arnhem|Assen|Assendelft|Asten|Baarn|Badhoevedorp|Barendrecht|Barneveld|Bathmen|Beetsterzwaag|
Beilen|Bemmel|Beneden-Leeuwen|Bennekom|Bergeijk|Bergen op Zoom|Bergschenhoek|Berkel en Rodenrijs|Beuningen|Beverwijk|Bilthoven|Bladel|
Bleiswijk|Bloemendaal|Bodegraven|Bolsward|Borculo|Borne|Boskoop|Bovenkarspel|Boxmeer|Boxtel|Breda|Breukelen|Brielle|Brugge|Brummen|Brunssum|
Brussel|Buitenpost|Bunnik|Bunschoten|Burgum|Bussum|Capelle aan den IJssel|Castricum|Coevorden|Cuijk|Culemborg|Dalfsen|Damme|De Bilt|
Dedemsvaart|Delden|Delft|Delfzijl|Den Bosch|Den Burg|Den Haag|Den Helder|Den Oever|Denekamp|Deurne|Deventer|Didam|Diemen|Dieren|Dinxperlo|
Doesburg|Doetinchem|Dokkum|Domburg|Dongen|Dordrecht|Drachten|Driebergen|Dronten|Drunen|Druten|Edam|Ede|Eefde|Eelde|Eerbeek|Eersel|
Egmond aan Zee|Eibergen|Eindhoven|Elburg|Emmeloord|Emmen|Enkhuizen|Enschede|Epe|Ermelo|Etten-Leur|Franeker|Geertruidenberg|Geldermalsen|
Geldrop|Geleen|Gemert|Genemuiden|Genk|Gennep|Gent|Gieten|Giethoorn|Glanerbrug|Goes|Goirle|Gorinchem|Gorredijk|Gorssel|Gouda|Gouderak|
Gramsbergen|Groenlo|Groesbeek|Groningen|Grootebroek|Gulpen|Haaksbergen|Haarlem|Halsteren|Hapert|Hardenberg|Harderwijk|
Hardinxveld-Giessendam|Harlingen|Hasselt|Hattem|Havelte|Hazerswoude|Heemskerk|Heemstede|Heerenveen|Heerhugowaard|Heerlen|Heeze|Heiloo|Heino|
Hellevoetsluis|Helmond|Hengelo|Heusden|Hillegom|Hilversum|Hippolytushoef|Hoek van Holland|Hoensbroek|Holten|Hoofddorp|Hoogerheide|Hoogeveen|
Hoogezand|Hoorn|Houten|Huissen|Huizen|IJmuiden|IJsselstein|Joure|Kaatsheugel|Kampen|Katwijk|Kerkrade|Kesteren|Klazienaveen|Kollum|Kortrijk|
Krimpen aan den IJssel|Krommenie|Landgraaf|Landsmeer|Laren|Leerdam|Leersum|Leeuwarden|Leiden|Leiderdorp|Leidschendam|Lelystad|Lemmer|
Leusden|Leuven|Lichtenvoorde|Limmen|Lisse|Lochem|Loon op Zand|Losser|Luik|Lunteren|Maarssen|Maassluis|Maastricht|Makkum|Malden|Markelo|
Mechelen|Medemblik|Meppel|Middelburg|Middelharnis|Mijdrecht|Mol|Monnickendam|Moordrecht|Musselkanaal|Naaldwijk|Naarden|Namen|Neede|
Nieuw-Vennep|Nieuwegein|Nieuwkoop|Nijkerk|Nijmegen|Nijverdal|Noordwijk|Noordwijkerhout|Nuenen|Numansdorp|Nunspeet|Nuth|Obdam|Ochten|
Oegstgeest|Oisterwijk|Oldebroek|Oldenzaal|Oostburg|Oostende|Oosterbeek|Oosterhout|Oosterwolde|Oostzaan|Ootmarsum|Opheusden|Oss|
Oud-Beijerland|Oudenbosch|Oudewater|Panningen|Papendrecht|Paterswolde|Pijnacker|Poeldijk|Purmerend|Putten|Raalte|Raamsdonksveer|Reeuwijk|
Renkum|Reusel|Rheden|Rhenen|Ridderkerk|Rijssen|Rijswijk|Roermond|Roosendaal|Rosmalen|Rotterdam|Rozenburg|Ruurlo|Sassenheim|Schagen|
Scheveningen|Schiedam|Schiermonnikoog|Schijndel|Schoonhoven|Sint Annaparochie|Sint-Michielsgestel|Sint-Niklaas|Sint-Oedenrode|Sittard|
Slagharen|Sliedrecht|Sneek|Soest|Someren|Sommelsdijk|Spakenburg|Spijkenisse|Stadskanaal|Steenbergen|Steenwijk|Stiens|Surhuisterveen|
Susteren|Ter Apel|Terborg|Terneuzen|Terschelling|Texel|Tholen|Tiel|Tilburg|Tongeren|Turnhout|Twello|Uden|Udenhout|Uitgeest|Uithoorn|Ulft|
Urk|Utrecht|Vaals|Vaassen|Valkenburg|Valkenswaard|Varsseveld|Veendam|Veenendaal|Veghel|Veldhoven|Velp|Venlo|Venray|Vianen|Vlaardingen|
Vlieland|Vlijmen|Vlissingen|Volendam|Vollenhove|Voorburg|Voorhout|Voorschoten|Voorthuizen|Vorden|Vroomshoop|Vrouwenpolder|Vught|Waalwijk|
Waddinxveen|Wageningen|Warmond|Warnsveld|Wassenaar|Wateringen|Weert|Weesp|Wehl|Werkendam|Westerbork|Westervoort|Westkapelle|Wezep|Wierden|
Wieringerwerf|Wijchen|Wijhe|Wijk bij Duurstede|Winschoten|Winterswijk|Woerden|Wognum|Wolfheze|Wolvega|Workum|Wormer|Wormerveer|Woudenberg|
Yerseke|Zaandam|Zaandijk|Zaltbommel|Zandvoort|Zeist|Zelhem|Zevenaar|Zevenbergen|Zevenhuizen|Zierikzee|Zoetermeer|Zoeterwoude|
Zuidhorn|Zuidland|Zuidlaren|Zuidwolde|Zundert|Zutphen|Zwanenburg|Zwijndrecht|Zwolle|
Aken|Barcelona|Berlijn|Berlin|Boston|Chicago|Cologne|Copenhagen|Denver|Dublin|Düsseldorf|Edinburgh|Frankfurt|Hamburg|Keulen|Kopenhagen|
Lissabon|Lisbon|London|Londen|Madrid|Manchester|Milaan|München|Munich|New York|Oslo|Parijs|Paris|Praag|Prague|Rome|San Francisco|Seattle|
Singapore|Stockholm|Sydney|Toronto|Vancouver|Vienna|Wenen|Zürich
`
  .split('|')
  .map((town) => town.trim())
