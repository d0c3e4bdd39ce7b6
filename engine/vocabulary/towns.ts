/**
 * Towns that need no other sign to be read as a place: the larger ones of the Netherlands and Belgium, the islands, and some of
 * the world's best known. Not complete: a place that is missing here is recognised by the words around it.
 */
export const TOWNS = `
Aalsmeer|Aalst|Alkmaar|Almelo|Almere|Alphen aan den Rijn|Ameland|Amersfoort|Amstelveen|Amsterdam|Antwerpen|Apeldoorn|Appingedam|Arnhem|Assen|
Baarn|Barendrecht|Barneveld|Bergen op Zoom|Beverwijk|Bilthoven|Bloemendaal|Bodegraven|Borne|Boxmeer|Boxtel|Breda|Brugge|Brussel|Bunnik|Bussum|
Capelle aan den IJssel|Castricum|Coevorden|Culemborg|Cuijk|Damme|De Bilt|Delft|Delfzijl|Den Bosch|Den Burg|Den Haag|Den Helder|Deurne|Deventer|
Diemen|Dieren|Doetinchem|Dokkum|Dordrecht|Drachten|Dronten|Druten|Ede|Edam|Egmond aan Zee|Eindhoven|Elburg|Emmeloord|Emmen|Enkhuizen|Enschede|
Epe|Ermelo|Etten-Leur|Franeker|Geldermalsen|Geldrop|Geleen|Genk|Gent|Goes|Gorinchem|Gouda|Groningen|Haarlem|Hardenberg|Harderwijk|Harlingen|
Hasselt|Heemskerk|Heemstede|Heerenveen|Heerhugowaard|Heerlen|Heiloo|Hellevoetsluis|Helmond|Hengelo|Hillegom|Hilversum|Hoofddorp|Hoogeveen|
Hoogezand|Hoorn|Houten|Huizen|IJmuiden|IJsselstein|Kampen|Katwijk|Kerkrade|Kortrijk|Krimpen aan den IJssel|Laren|Leerdam|Leeuwarden|Leiden|
Leiderdorp|Leidschendam|Lelystad|Leusden|Leuven|Lisse|Lochem|Luik|Maarssen|Maassluis|Maastricht|Mechelen|Medemblik|Meppel|Middelburg|Mol|
Monnickendam|Naarden|Namen|Nieuwegein|Nijkerk|Nijmegen|Nijverdal|Noordwijk|Nunspeet|Oisterwijk|Oldenzaal|Oosterhout|Oostende|Oss|Papendrecht|
Pijnacker|Purmerend|Putten|Raalte|Renkum|Rheden|Rhenen|Ridderkerk|Rijssen|Rijswijk|Roermond|Roosendaal|Rosmalen|Rotterdam|Sassenheim|Schagen|
Scheveningen|Schiedam|Schiermonnikoog|Sint-Niklaas|Sittard|Sliedrecht|Sneek|Soest|Spijkenisse|Stadskanaal|Steenwijk|Terneuzen|Terschelling|Texel|
Tholen|Tiel|Tilburg|Tongeren|Turnhout|Uden|Uithoorn|Urk|Utrecht|Valkenburg|Valkenswaard|Veenendaal|Veghel|Veldhoven|Velp|Venlo|Venray|Vianen|
Vlaardingen|Vlieland|Vlissingen|Volendam|Voorburg|Voorschoten|Vught|Waalwijk|Waddinxveen|Wageningen|Wassenaar|Weert|Weesp|Wijchen|
Wijk bij Duurstede|Winschoten|Winterswijk|Woerden|Zaandam|Zaltbommel|Zandvoort|Zeist|Zevenaar|Zierikzee|Zoetermeer|Zutphen|Zwijndrecht|Zwolle|
Aken|Barcelona|Berlijn|Berlin|Boston|Chicago|Cologne|Copenhagen|Denver|Dublin|Düsseldorf|Edinburgh|Frankfurt|Hamburg|Keulen|Kopenhagen|Lissabon|
Lisbon|London|Londen|Madrid|Manchester|Milaan|München|Munich|New York|Oslo|Parijs|Paris|Praag|Prague|Rome|San Francisco|Seattle|Singapore|
Stockholm|Sydney|Toronto|Vancouver|Vienna|Wenen|Zürich
`
  .split('|')
  .map((town) => town.trim())
