/**
 * What somebody of a trade does to what, as answers say it where they do not name the trade: 'veegt schoorstenen', 'retrieves files from
 * broken disks'. Only where nothing else makes up the trade: who installs boilers
 * tells one of its services. A line a trade: a name of it as in the list of names, what it does, and behind the bar to what.
 * Source: written by hand for this project.
 */

// biome-ignore format: one trade a line
export const TRADE_VERBS = `
schoorsteenveger: veegt vegen geveegd sweep sweeps sweeping swept reinigt cleans maakt | schoorsteen schoorstenen kanalen rookkanalen chimney chimneys flues
datarecoverybedrijf: haalt halen terughaalt terughalen herstelt redt redden restore restores restoring recover recovers recovering retrieve retrieves retrieving rescues | data gegevens bestanden files bestand
letselschadebureau: bijstaat bijstaan staat staan helpt helpen represent represents represented assist assists help helps verhaalt acts act | slachtoffers victims letselschade letselslachtoffers verkeersslachtoffers injury gewonden
letselschadeadvocaat: bijstaat bijstaan staat staan helpt helpen represent represents assist assists acts act | slachtoffers victims letselslachtoffers verkeersslachtoffers
meubelstoffeerder: stoffeert stofferen herstoffeert bekleedt upholsters reupholsters upholstering recovers covers reupholstering | meubels stoelen banken meubilair furniture chairs sofas fauteuils meubelen
pianohandel: verkoopt verkopen sells selling sell | piano pianos vleugels instrumenten
pianostemmer: stemt stemmen tunes tuning tune | piano pianos vleugels
vioolbouwer: bouwt bouwen makes making maakt builds building restores herstelt repareert repairs | violen violins strijkinstrumenten celli cellos
zeilmakerij: maakt maken naait makes making sews sew cuts naaien repareert repairs | zeilen sails zeil
ongediertebestrijder: bestrijdt bestrijden verdelgt verdelgen weert rid controls exterminates | ongedierte plaagdieren pests vermin muizen ratten plagen
schildersbedrijf: schildert schilderen paints painting paint | huizen woningen houses homes
rietdekker: legt leggen dekt dekken thatches thatching thatch maakt onderhoudt maintains repairs restores | riet rieten roofs daken rietdaken thatched thatch
klokkenmaker: repareert repareren restaureert repairs restores repair restore reviseert herstelt | klokken clocks uurwerken
horlogemaker: repareert repareren reviseert repairs services restores | horloges watches uurwerken
imker: houdt houden keeps keep keeping maakt slingert verkoopt produces makes | bijen bees bijenvolken bijenkasten hives honing honey
wijnhandel: verkoopt verkopen importeert sells selling imports sell | wijn wijnen wine wines
boomverzorger: verzorgt verzorgen snoeit snoeien kapt prunes pruning fells looks cares rooit rooien | bomen trees
goudsmid: maakt maken smeedt ontwerpt makes making designs crafts | sieraden jewellery jewelry
fietsenmaker: repareert repareren verkoopt repairs repairing fixes maakt onderhoudt services repair | fietsen bikes bicycles e-bikes ebikes
fietsenwinkel: verkoopt verkopen sells selling | fietsen bikes bicycles
trimsalon: trimt trimmen grooms grooming clips | honden dogs
hoefsmid: beslaat bekapt beslaan bekappen shoes trims | paarden horses hoeven
verhuisbedrijf: verhuist verhuizen moves moving relocates | huishoudens gezinnen households families particulieren inboedels kantoren
glazenwasser: wast wassen lapt lappen washes cleans zeemt | ramen windows
kaaswinkel: verkoopt verkopen sells selling | kaas kazen cheese cheeses boerenkaas kaassoorten
viswinkel: verkoopt verkopen sells selling fileert bakt rookt | vis fish haring kibbeling paling herring eel mosselen
boekhandel: verkoopt verkopen sells selling | boeken books kinderboeken romans novels
antiquariaat: verkoopt verkopen sells selling koopt buys | tweedehands antiquarische oude second-hand used rare antiquarian
platenzaak: verkoopt verkopen sells selling | platen vinyl lps records elpees
speelgoedwinkel: verkoopt verkopen sells selling | speelgoed toys
vertaalbureau: vertaalt vertalen translates translating translate | documenten documents teksten texts
drukkerij: drukt drukken prints printing print | drukwerk
boekbinderij: bindt binden inbindt binds binding restaureert | boeken books scripties theses
lijstenmakerij: lijst lijsten inlijst inlijsten frames framing | schilderijen foto fotos pictures paintings prints art kunst
stukadoor: stuct stuukt stuken stukadoort plasters plastering | muren wanden plafonds walls ceilings
voegbedrijf: voegt voegen repoints repointing points | gevels muren walls facades brickwork
meubelmaker: maakt maken bouwt makes making builds | meubels meubelen furniture
jachtwerf: bouwt bouwen repareert onderhoudt builds building repairs maintains | boten jachten boats yachts schepen
botenverhuurder: verhuurt verhuren rents hires renting hire | boten sloepen boats canoes kano kanos
fietsverhuurder: verhuurt verhuren rents hires renting | fietsen bikes bicycles e-bikes ebikes tandems
zwembadbouwer: bouwt bouwen builds building installs | zwembaden pools
sloopbedrijf: sloopt slopen demolishes demolishing | gebouwen panden buildings huizen houses
steigerbouwer: bouwt bouwen verhuurt erects builds rents | steigers scaffolding scaffolds
keramist: maakt draait bakt makes throws | keramiek servies aardewerk ceramics pottery tableware serviezen serviesgoed kommen vazen bowls mugs vases
glasblazerij: blaast blazen blows blowing | glas glass
smederij: smeedt smeden forges forging | hekken hekwerken staal ijzer gates iron steel
orgelbouwer: bouwt bouwen restaureert builds building restores repareert stemt onderhoudt repairs tunes maintains | orgels organs kerkorgels pijporgels
brouwerij: brouwt brouwen brews brewing | bier bieren beer beers speciaalbieren speciaalbier blond tripel ale ales lager
distilleerderij: stookt stoken distils distills distilling | jenever gin likeuren gedistilleerd spirits liqueurs
koffiebranderij: brandt branden roasts roasting | koffie koffiebonen coffee beans
kwekerij: kweekt kweken grows growing teelt | planten vaste plants perennials kamerplanten
boomkwekerij: kweekt kweken grows growing | bomen heesters trees shrubs
dakdekker: legt leggen dekt dekken repareert vernieuwt lays repairs replaces renews | daken roofs dakbedekking roofing
kapper: knipt knippen cuts cutting | haar hair mannen vrouwen heren dames
schoonmaakbedrijf: reinigt schoonmaakt maakt maken cleans cleaning | kantoren offices schoon gebouwen buildings
hovenier: legt leggen onderhoudt onderhouden landscapes maintains | tuinen gardens
slagerij: slacht verkoopt sells butchers | vlees meat worst sausages
bloemist: bindt binden verkoopt schikt sells arranges makes maakt | bloemen boeketten flowers bouquets
uitvaartonderneming: regelt regelen verzorgt verzorgen arranges arranging organises organizes | uitvaarten begrafenissen crematies funerals burials cremations
boekhouder: voert voeren doet keeps keeping does | boekhouding administraties books accounts
fotograaf: fotografeert fotograferen photographs shoots photographing | bruiloften mensen weddings portraits families portretten
kleermaker: maakt naait vermaakt makes alters sews | kleding pakken kleren clothes suits maatpakken kostuums
schoenmaker: repareert repareren verzoolt repairs resoles | schoenen laarzen shoes boots
trappenmaker: maakt maken bouwt makes making builds | trappen stairs staircases
stratenmaker: straat legt leggen bestraat paves lays | straten opritten terrassen driveways paving bestrating
tegelzetter: zet zetten tegelt legt lays tiles laying | tegels vloeren tiles badkamers bathrooms
vloerenbedrijf: legt leggen schuurt lays laying fits sands | vloeren floors parket parquet laminaat
glaszetter: zet zetten vervangt plaatst replaces fits fitting glazes | ruiten glas glass windows beglazing
zonnepanelenbedrijf: legt leggen put puts putting | zonnepanelen solar
escaperoom: has heeft runs | escape escaperooms
tuincentrum: verkoopt verkopen sells selling | tuinplanten tuinmeubelen tuinmeubels planten garden plants
autoschadebedrijf: herstelt repareert herstellen repairs fixes spuit verwijdert | autoschade schade deuken damaged dents collision
motorzaak: verkoopt repareert sells repairs services | motoren motorfietsen motorcycles motorbikes
koeriersdienst: bezorgt bezorgen brengt delivers delivering | pakketten pakketjes spoedzendingen zendingen parcels packages post
transportbedrijf: vervoert transporteert rijdt transports hauls ships | goederen vracht containers vrachtwagens goods freight cargo
touringcarbedrijf: vervoert verhuurt rijdt transports hires runs rents | touringcar touringcars bussen coach coaches
wasserij: wast wassen strijkt washes irons launders does | linnengoed beddengoed wasgoed linen laundry sheets
groentewinkel: verkoopt verkopen sells selling | groente groenten fruit aardappelen vegetables
chocolatier: maakt maken makes making | bonbons chocolade chocolates pralines chocolate truffels truffles
ijssalon: draait maakt verkoopt schept makes sells scoops churns serves | ijs schepijs roomijs gelato ice
opticien: verkoopt verkopen sells selling | brillen bril contactlenzen glasses spectacles eyewear
juwelier: verkoopt verkopen sells selling | sieraden trouwringen horloges jewellery jewelry watches
meubelwinkel: verkoopt verkopen sells selling | meubels meubelen banken bankstellen tafels furniture sofas
keukenzaak: verkoopt ontwerpt levert sells designs fits supplies | keukens kitchens
dierenwinkel: verkoopt sells | diervoeding dierenvoeding huisdieren hondenvoer kattenvoer pet
zadelmakerij: maakt repareert maken vult makes repairs making restores | zadels hoofdstellen tuigen saddles bridles harnesses
restauratieatelier: restaureert restaureren restores restoring conserves | schilderijen paintings kunstwerken meubels artworks
videoproductiebedrijf: maakt produceert filmt makes produces films shoots | bedrijfsfilms bedrijfsfilm bedrijfsvideos promotiefilms videos films
evenementenbureau: organiseert organiseren organises organizes plans organising organizing | evenementen bedrijfsfeesten congressen events parties conferences
metaalbewerkingsbedrijf: bewerkt maakt makes machines snijdt cuts | metaal metalen metal plaatstaal
machinefabriek: bouwt bouwen maakt builds makes manufactures | machines verpakkingsmachines machinery
antiekwinkel: verkoopt sells koopt buys | antiek antieke antiques antique
slijterij: verkoopt sells | drank whisky wijnen wijn dranken liquor spirits
ijzerwarenwinkel: verkoopt sells | gereedschap ijzerwaren schroeven tools hardware screws
gordijnenwinkel: maakt verkoopt makes sells | gordijnen curtains vitrages
dakkapellenbedrijf: plaatst bouwt plaatsen installs builds fits | dakkapellen dormers
kaasmakerij: maakt maken makes | kaas boerenkaas geitenkaas cheese cheeses
molen: maalt malen grinds mills | graan meel grain flour tarwe wheat
schoenenwinkel: verkoopt verkopen sells selling | schoenen kinderschoenen wandelschoenen damesschoenen shoes boots footwear
kledingwinkel: verkoopt verkopen sells selling | kleding dameskleding herenkleding kinderkleding mode clothes clothing womenswear menswear
camping: verhuurt rents | kampeerplaatsen kampeerplekken staanplaatsen pitches
`
