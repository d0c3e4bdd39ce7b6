/**
 * What somebody of a trade does to what, as answers say it where they do not name the trade: 'veegt schoorstenen', 'retrieves files from
 * broken disks'. Only where nothing else makes up the trade: who installs boilers
 * tells one of its services. A line a trade: a name of it as in the list of names, what it does, and behind the bar to what.
 * Source: written by hand for this project.
 */

// biome-ignore format: one trade a line
export const TRADE_VERBS = `
schoorsteenveger: veegt vegen geveegd sweep sweeps sweeping swept reinigt | schoorsteen schoorstenen kanalen rookkanalen chimney chimneys flues
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
rietdekker: legt leggen dekt dekken thatches thatching thatch | riet rieten roofs daken
klokkenmaker: repareert repareren restaureert repairs restores repair restore reviseert | klokken clocks uurwerken
horlogemaker: repareert repareren reviseert repairs services restores | horloges watches uurwerken
imker: houdt houden keeps keep keeping | bijen bees bijenvolken bijenkasten hives
wijnhandel: verkoopt verkopen importeert sells selling imports sell | wijn wijnen wine wines
boomverzorger: verzorgt verzorgen snoeit snoeien kapt prunes pruning fells looks cares | bomen trees
goudsmid: maakt maken smeedt ontwerpt makes making designs crafts | sieraden jewellery jewelry
fietsenmaker: repareert repareren verkoopt repairs repairing fixes | fietsen bikes bicycles
fietsenwinkel: verkoopt verkopen sells selling | fietsen bikes bicycles
trimsalon: trimt trimmen grooms grooming clips | honden dogs
hoefsmid: beslaat bekapt beslaan bekappen shoes trims | paarden horses hoeven
verhuisbedrijf: verhuist verhuizen moves moving relocates | huishoudens gezinnen households families particulieren inboedels kantoren
glazenwasser: wast wassen lapt lappen washes cleans zeemt | ramen windows
kaaswinkel: verkoopt verkopen sells selling | kaas kazen cheese cheeses
viswinkel: verkoopt verkopen sells selling fileert | vis fish haring
boekhandel: verkoopt verkopen sells selling | boeken books
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
botenverhuur: verhuurt verhuren rents hires renting hire | boten sloepen boats canoes kano kanos
fietsverhuur: verhuurt verhuren rents hires renting | fietsen bikes bicycles
zwembadbouwer: bouwt bouwen builds building installs | zwembaden pools
sloopbedrijf: sloopt slopen demolishes demolishing | gebouwen panden buildings huizen houses
steigerbouwer: bouwt bouwen verhuurt erects builds rents | steigers scaffolding scaffolds
keramist: maakt draait bakt makes throws | keramiek servies aardewerk ceramics pottery tableware
glasblazerij: blaast blazen blows blowing | glas glass
smederij: smeedt smeden forges forging | hekken hekwerken staal ijzer gates iron steel
orgelbouwer: bouwt bouwen restaureert builds building restores | orgels organs
brouwerij: brouwt brouwen brews brewing | bier bieren beer beers
distilleerderij: stookt stoken distils distills distilling | jenever gin likeuren gedistilleerd spirits liqueurs
koffiebranderij: brandt branden roasts roasting | koffie koffiebonen coffee beans
kwekerij: kweekt kweken grows growing | planten vaste plants perennials
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
kleermaker: maakt naait vermaakt makes alters sews | kleding pakken kleren clothes suits
schoenmaker: repareert repareren verzoolt repairs resoles | schoenen laarzen shoes boots
trappenmaker: maakt maken bouwt makes making builds | trappen stairs staircases
stratenmaker: straat legt leggen bestraat paves lays | straten opritten terrassen driveways paving bestrating
tegelzetter: zet zetten tegelt legt lays tiles laying | tegels vloeren tiles badkamers bathrooms
vloerenbedrijf: legt leggen schuurt lays laying fits sands | vloeren floors parket parquet laminaat
glaszetter: zet zetten vervangt plaatst replaces fits fitting glazes | ruiten glas glass windows beglazing
zonnepanelenbedrijf: legt leggen put puts putting | zonnepanelen solar
escaperoom: has heeft runs | escape escaperooms
`
