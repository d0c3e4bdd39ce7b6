/**
 * Parts of the names of services of health, care, beauty, sport, childcare and animals; how a group is read stands in general.ts and
 * by-trade.ts.
 * Source: written by hand for this project.
 */

// biome-ignore format: meanings behind each other
export const SERVICE_PARTS_OF_CARE = `
- kuur kuren gedragen
* correctie correcties corrigeren corrigeert correction corrections adjustment adjustments manipulatie manipulaties manipulation manipulations
* instructie instructies instruction instructions uitleg +leert +leren +teaches +teach +learn +advies
* aanpassing aanpassingen aangepast adaptation adaptations adapting adapts modification modifications aanpassen
* gesprek gesprekken conversation conversations +praat +praten +talk +talks +talking
* trekken trekt getrokken extractie extracties extraction extractions pulling pulls +removes +removing +removal +verwijderen +verwijdert +verwijdering
* pijn pijnen pain pains pijnlijke painful +klachten +complaints +ache +aches +problemen +problems
* stoppen stopt quit quits quitting +gestopt
inzameling +picks +pickup; haal=ophalen haaldienst=ophalen haalservice=ophalen; * brengen brengt brings drops +delivers; breng=brengen brengservice=brengen brengdienst=brengen
* zetten +installatie; * schema schemas schedules
* therapie +treats +treat +treated +behandelt +behandelen +behandeld +helpt +helps
* begeleiding +helpt +helpen +helping +ondersteunt +ondersteunen +steunt +steunen +guides +guiding +gesprekken +traject
* zorg +zorgt +cares +caring +waakt +waken +behandelt +behandelen +treats +treat +begeleidt +begeleiden +controleert
* analyse +assessment +assessments +assesses +beoordeelt +beoordelen +examines +onderzoek +onderzoekt +meting
* onderzoek +beoordeelt +beoordelen +assesses +assess; * hulp assistentie assisteren assist assists assisting +steunt +helpt +helps
* verwijdering weghalen weghaalt; * installatie +gezet +inserts +insertion +inbrengen +fits
* training +leidt +opleiden +opleidt +les +lessen; * cursus +teaches +teach +trains +traint +training
* verwerking +begeleidt +begeleiden +helpt +helps +supports +support; diagnostiek +onderzoekt +diagnoses +diagnosing
bemiddeling +matches +match +matching +koppelt +koppelen +zoekt; opvang +vangt +opvangen +boards +oppas
preventie +voorkomen +voorkomt +prevent +prevents +preventing; product creme cremes lotion lotions +creams
ouder ouders parent parents; jeugd tiener tieners teenager teenagers teens adolescent adolescents puber pubers jongere jongeren
chirurgie chirurgisch chirurgische surgical surgeries +ingreep +ingrepen +procedure +procedures; moedervlekken>kleinechirurgie moedervlek>kleinechirurgie moles>kleinechirurgie
hechten>wondverzorging hecht>wondverzorging hechtingen>wondverzorging stitches>wondverzorging stitching>wondverzorging
spiraaltje spiraaltjes iud iuds coil coils; anticonceptie contraception contraceptive contraceptives voorbehoedsmiddelen; spirometrie spirometry longfunctie longfunctieonderzoek
ecg hartfilmpje hartfilmpjes electrocardiogram; injectie injecties injection injections prikpil; bloeddruk bloeddrukmeting pressure hypertension; druk +pressure; * meting +measures +measure +checked +controleert
sealen sealing sealants sealant geseald; mondbeschermer mondbeschermers gebitsbeschermer gebitsbeschermers mouthguard mouthguards gumshield gumshields bitje bitjes sportbitje
knarsplaat knarsplaten tandenknarsen knarsen bruxisme bruxism nightguard nightguards; verstandskies verstandskiezen wisdom; lachgas nitrous laughing; composiet composite
tandheelkunde +treating +treated +treat +behandelt +behandelen; parodontologie parodontaal parodontale gingivitis tandvleesontsteking tandvleesbehandeling; poets +poetst +brush +brushing +poets
vaste fixed; beugel straightens straighten straightening slotjes rechtzetten; slotjes>vastebeugel slotjesbeugel>vastebeugel slotjesbeugels>vastebeugel blokjesbeugel>vastebeugel blokjesbeugels>vastebeugel
onzichtbaar onzichtbare invisible transparant transparante doorzichtige +clear; aligner aligners invisalign>onzichtbarebeugel aligners>onzichtbarebeugel aligner>onzichtbarebeugel clear-aligner=onzichtbarebeugel
retentie retainer retainers spalk spalken spalkje spalkjes splint splints draadspalk; spalkjes>retentiebeugel spalkje>retentiebeugel retainer>retentiebeugel retainers>retentiebeugel draadspalk>retentiebeugel
plaatje plaatjes uitneembare uitneembaar removable; rebasen rebase rebasing relining reline opvullen; prothese +gebit +gebitten; partieel partiele partial
shockwave schokgolf schokgolven; shock>shockwave; artrose arthrosis osteoarthritis arthritis artritis; reuma reumatische rheumatism rheumatic rheumatoid
hernia hernias herniated slipped; whiplash; parkinson; fibromyalgie fibromyalgia; hielspoor; gewricht gewrichten joint joints; wervel wervels wervelkolom ruggengraat spine spinal vertebrae
houding houdings postuur posture postural; spier spieren muscle muscles muscular; pees pezen tendon tendons; zenuw zenuwen nerve nerves; rug lumbar backache backpain 
craniosacraal craniosacrale craniosacral cranial; chronisch chronische chronic; vermoeidheid moeheid fatigue; migraine migraines; hoofdpijn headaches
osteopathie osteopaat osteopaten osteopath osteopaths osteopathic osteopathisch osteopathische +treats +treat +treating +treated +behandelt +behandelen +helpt +helps +sees
chiropractie chiropractors +treats +treat +treating +treated +behandelt +behandelen +helpt +helps +sees; baby huilbaby huilbabys +babies; fysio +treats +treat +behandelt
maat +aanmeten +aangemeten; inlegzool>steunzolenmaat inlegzolen>steunzolenmaat insoles>steunzolenmaat insole>steunzolenmaat steunzolen>steunzolenmaat steunzool>steunzolenmaat; steunzool inlegzool zooltjes
ganganalyse=loopanalyse gangbeeldanalyse=loopanalyse; loop loopt looppatroon loopband treadmill +walk +lopen; orthese orthesen ortheses orthosis orthoses teenortheses; tenen toes; zool +zolen
eelt +kloven; schimmelnagel=schimmelnagels; voetbad voetenbad footbath; paraffine paraffin; diabetes diabetics
voeding +eat +eats +diet +diets; pds ibs; pds>prikkelbaredarm ibs>prikkelbaredarm; prikkelbare prikkelbaar irritable
darm darmen bowel bowels intestinal intestines buik buikklachten tummy digestive spijsvertering digestion colon darmflora; colon>darmtherapie colonhydrotherapie>darmtherapie darmspoeling>darmtherapie darmspoelingen>darmtherapie
! fodmap; ondervoeding ondervoed malnutrition malnourished undernourished undernutrition ondergewicht underweight; eetstoornis eetstoornissen anorexia boulimia; cholesterol; lactose; intolerantie intoleranties intolerance intolerances
stotter stotteraar stotteraars; stutter>stottertherapie stutters>stottertherapie stotteraars>stottertherapie; slik verslikken verslikt choking; talkers>taalontwikkeling
omft myofunctioneel myofunctionele oromyofunctionele myofunctional mondgewoonten mondgewoontes duimzuigen mondademen mondademing tongpersen
afasie +beroerte +stroke +cva +spreken +speak; articulatie uitspraak pronunciation articulation klanken; slissen lisp lisping slis; meertalig meertaligheid tweetalig tweetaligheid multilingual bilingual; hees heesheid hoarse hoarseness; spraak +spreken +praten +speaking +talking
verdeling verdelen verdeelt pacing; prikkel prikkels prikkelverwerking sensorisch sensorische zintuiglijke sensory; geheugen memory; hulpmiddel hulpmiddelen assistive +aids; vaardigheid vaardigheden skill skills
camouflage camoufleren camouflages concealing conceal conceals; spatader spataderen varicose; eczeem eczema; psoriasis; rimpel rimpels wrinkle wrinkles; ooglid oogleden eyelid eyelids; cellulite
trauma ptss ptsd posttraumatische traumatic; adhd; dwang dwangstoornis dwangklachten ocd compulsive obsessive; zelfbeeld zelfvertrouwen eigenwaarde confidence self-esteem esteem; persoonlijkheid personality; verslaving verslavingen verslavings addiction addictions addicted
slaap slapeloosheid insomnia slapen slaapt sleepless; iq intelligentie intelligence; perfectionisme perfectionism perfectionist; angst phobic fobie fobieen; burnout +opgebrand
eft; emotionally>eft emotiegerichte>eft; seksuologie seksueel seksuele seks sexual sexuality sexology sexologist seksuoloog seksuologen intimiteit intimacy; scheiding scheiden gescheiden separating
vitaliteit vitaal vitality; assertiviteit assertief assertive assertiveness; talent talenten talents; opstelling opstellingen familieopstelling familieopstellingen constellation constellations; zingeving purpose; groei growth; wandel wandelend wandelende wandelt wandeling wandelingen +walks +walk
roken smoking smokers sigaretten cigarettes; ! regressie regressies regression; hypno hypnotiseren hypnotherapeutisch; haptonomie haptotherapy haptonomisch haptonomische; zwanger zwangeren zwangere zwangeren expectant expecting +aanstaande +mothers
grens grenzen boundary boundaries; * aangeven aangeeft stellen +bewaken; lichaamsgericht lichaamsgerichte lichaamswerk bodywork somatic
naalden>acupunctuur naald>acupunctuur needles>acupunctuur; acupunctuur acupuncturist; kinderwens vruchtbaarheid fertiliteit fertility conceive conceiving preconceptie preconception; cupping; moxa moxibustion; chinees chinese
overgang overgangs overgangsklachten menopauze menopause menopausal opvliegers; hooikoorts hayfever pollen fever; hormoon hormonen hormonaal hormonale hormone hormones hormonal; balans balance balancing
homeopathie homeopathisch homeopathische homeopaat homeopathy homeopathic +treats +behandelt; klassiek klassieke classical
reflexology>voetreflexmassage reflexologie>voetreflexmassage voetreflexologie>voetreflexmassage voetreflextherapie>voetreflexmassage voetzonetherapie>voetreflexmassage reflexzonetherapie>voetreflexmassage; bioresonantie bioresonance
irisscopie iriscopie iris iridology irisdiagnose irisdiagnostiek; bachbloesem bachbloesems bloesemremedie bloesemremedies bloesemtherapie; remedies>bachbloesem; detox ontgiften ontgifting ontgiftings ontgiftingskuur ontgiftingskuren cleanse cleanses; kruid herbal kruidengeneeskunde>kruidengeneesmiddelen
geneeskunde geneeskundig geneeswijze geneeswijzen; fytotherapie phytotherapy; orthomoleculair orthomoleculaire orthomolecular supplementen supplements vitamines vitamins; ayurveda ayurvedisch ayurvedische ayurvedic; kinesiologie kinesiology; healing healings healer +balans +balance +balancing
reiki; chakra chakras; klankschaal klankschalen gong gongs gongbad; bowls>klankschaal; magnetiseren magnetiseur magnetizing
bevalling partus birthing +geboorte +labour; geboorte +childbirth +bevalling +bevallingen +labour; centering centeringpregnancy; stuit breech; flessenvoeding kunstvoeding bottle bottlefeeding; doula doulas
draag draagdoek draagdoeken draagzak draagzakken babywearing sling slings draagconsulent; * consult +leert +advies +consultations
palliatief levensfase levenseinde stervensbegeleiding stervenden dying; dementie dementia alzheimer dementerend dementerenden dementerende; * aantrekken aantrekt aandoen +helpt +helps +hulp; boodschappen groceries; gezelschap companionship
dagopvang>dagbesteding daycare>dagbesteding; beperking beperkingen handicap gehandicapt gehandicapten gehandicapte disabled disabilities disability; autisme autistic autistische autism; nacht nachts nights overnight
oordop oordoppen oordopje oordopjes earplug earplugs otoplastiek otoplastieken gehoorbescherming gehoorbeschermers; tinnitus oorsuizen oorsuis; oorsmeer earwax; ortho>nachtlenzen orthokeratologie>nachtlenzen; myopie myopia bijziendheid; netvlies fundusfoto retina retinal; glaucoom glaucoma; slechtziend slechtzienden
bezorg; herhaalrecept herhaalrecepten herhaalservice herhaalmedicatie; repeat>herhaalrecept prescriptions>herhaalrecept; medicatierol medicatierollen medicijnrol baxterrol baxterrollen baxter
verbandmiddelen verbandmateriaal verbandartikelen pleisters bandages dressings plasters; incontinentie incontinentiemateriaal incontinence; zelfzorg over-counter zelfzorgmiddelen zelfzorgadvies over-the-counter
permanent perm perms; krul krullen curl curls curly krult; vlecht vlechten braid braids braiding; dread dreads dreadlocks locs; grijs grijze grey gray greys; * dekking dekken dekt coverage +cover +covers +camouflages +camoufleert +blending; opsteken opgestoken opsteekkapsel opsteekkapsels updos
fade fades skinfade skinfades taper; towel towels handdoek handdoeken; hot warme warm hete; scheren scheert scheerbeurt +razor; haarverlies haaruitval hairloss
chemo chemomuts chemomutsje chemomutsjes hoofdbedekking headwear; mutsjes>chemomutsje mutsen>chemomutsje turbans>chemomutsje; haarstuk haarstukje haarstukken toupet toupets toupetje hairpiece hairpieces toupee toupees; pruik haarprothese haarprotheses
waxen waxes waxed harst; brows>epileren wenkbrauwen>epileren; acne puistjes puistje pimples pimple breakouts blemishes onzuiverheden jeugdpuistjes; onzuivere>acne; bindweefsel connective; huidverjonging huidveroudering rejuvenation ageing aging
acryl acrylic; biab; lamination laminatie lamineren laminates lamineert laminated; volume; make +visagie +visagist +opmaken +opgemaakt; kleuranalyse>kleuradvies
stones>hotstonemassage; trigger triggerpoint triggerpoints; lomi; tantra; zweeds zweedse swedish; massage masseert masseren massaged massaging
fins finse finnish; stoomcabine stoomcabines stoombad stoombaden stoomruimte; steam>stoomcabine; hammam hamam; turks>hammam turkish>hammam; infrarood infraroodcabine infraroodcabines infrared; opgieting opgietingen opgietsessie opgietsessies opgiet aufguss loyly
jacuzzi whirlpool bubbelbad bubbelbaden whirlpools hottub; scrub scrubs scrubben bodyscrub bodyscrubs scrubbehandeling; dompelbad plunge
zonnebank zonnebanken sunbed sunbeds; tan tans tanning bruinen +bruin +brown; spuiten sprays; collageen collagen collageenbank collageenbanken
! retraite retraites retreat retreats +weekends; docent docenten leraar leraren teacher teachers instructeur instructeurs instructor instructors; ! reformer reformers; barre
zwem swim swims swimmers; zwemmen +swim; spoed turbo; weerbaarheid weerbaar weerbaarheids zelfverdediging zelfverdedigings verdedigen; defence>weerbaarheidstraining defense>weerbaarheidstraining zelfverdediging>weerbaarheidstraining verdedigen>weerbaarheidstraining
educatie educatief education; vve>voorschoolseeducatie; gastouder gastouders childminder childminders childminding; oppas>kinderopvang babysitting>kinderopvang creche>kinderopvang; nanny nannys nannies; toeslag toeslagen allowance allowances
hearse>rouwvervoer hearses>rouwvervoer lijkwagen>rouwvervoer rouwauto>rouwvervoer rouwautos>rouwvervoer rouwkoets>rouwvervoer; natuur +woodland; rouw grieving rouwende rouwenden nabestaanden bereaved; weduwen>verliespartner weduwnaars>verliespartner widows>verliespartner
herdenking herdenkings herdenken remembrance commemoration memorials; ritueel rituelen ritual rituals; asbestemming asbestemmingen asverstrooiing ashes verstrooien verstrooiing scatters; condoleance condoleances
vaccinatie vaccinates vaccinate vaccineert; ontwormen ontworming ontwormd wormen worms wormenkuur wormenkuren deworming deworm; vlo vlooien flea fleas; paspoort paspoorten passport passports; orthopedie orthopedisch orthopedische orthopaedic orthopedic orthopaedics; inseminatie insemination insemineren; dracht drachtig drachtige drachtcontrole pregnant
hydrotherapie hydrotherapy aquatrainer aquatrainers onderwaterloopband waterloopband underwater; gedrag agressie agressief aggression aggressive uitvalgedrag +uitvallen +reactive; puppy; jacht +hunting +gun +gundog
behendigheid behendigheidstraining agility; speuren speurt speurwerk speurtraining scent nosework neuswerk mantrailing geurdetectie; hond doggy doggie canine; wennen wenbeurt wenbeurten gewenning; scheert>trimmen; klit klitten ontklitten tangles dematting matted
pension +vangt +opvangen +opgevangen +logies; oppas; uitlaten walks; paardrij +pony +ponys +horseback; spring +jumping +showjumping; mennen menlessen menles carriage; voltige vaulting
weidegang weide pasture grazing turnout; paddock paddocks; stalling +stal +stabled; volpension fullboard; livery>volpension; zadelmak zadelmaken beleren
shoes>hoefbeslag shoes>beslaan horseshoes>beslaan hoefijzers>beslaan ijzers>beslaan; hoefijzer hoefijzers horseshoe horseshoes; hooves>bekappen trims>bekappen; lijm gelijmd gelijmde glue glued; ezels donkey donkeys
wolfstand wolfstanden wolfstandje wolfstandjes wolfstandjes wolf; rasps>gebitsverzorging raspt>gebitsverzorging raspen>gebitsverzorging vijlt>gebitsverzorging vijlen>gebitsverzorging filing>gebitsverzorging
individueel +apart +separately; collectief collectieve collective communal gezamenlijk gezamenlijke; zaal
* toedienen toedient toediening administer administers administering; * aanstippen aanstipt bevriezen freezing freezes freeze; * afstellen afstelt afstelling +adjusts +adjusting +adjust; * legen leegt empties emptying
* sessie sessies session sessions; * flow; ! intake intakes; * installatie; training +teaches +teach +teaching; instructie; bestrijding +helpt +tegen +against; arrangement +pakket +pakketten
lung>spirometrie; bleken whiten whitens; keramiek keramisch keramische; spurs>hielspoor; insoles>zooltherapie zolen>zooltherapie; schimmel fungal fungus; paraffine paraffinebad paraffinebaden paraffinepakking
koolhydraat koolhydraten koolhydraatarm koolhydraatarme carb carbs carbohydrate carbohydrates keto; vegetarisch; nah hersenletsel brain; couperose vaatjes; assertive>assertiviteitstraining; hypno zelfhypnose
supplements>orthomoleculairetherapie vitamins>orthomoleculairetherapie supplementen>orthomoleculairetherapie; gut>darm; badbevalling=waterbevalling badbevallingen=waterbevalling; shopping>boodschappen; dopjes plugs; flu>vaccinatie
inhalatie inhaleren inhaler inhalers inhaling; steunkous kousen; lengthens>haarverlenging; verbetering improves improve improving verbetert; waxes>haarverwijdering; nagelriem nagelriemen cuticle cuticles; neus nose noses neuzen; piercing pierces pierce
cups>cupping; duo +couples +couple +stellen; aroma aromatic aromatische; modder modderbad modderbaden mud; breathwork>ademsessie; mama moeder moeders mum mums mom moms mummy; spinning>indoorcycling
bodyscan composition lichaamssamenstelling vetmeting vetpercentage; fitness fitnessruimte fitnesszaal; hiit interval; gewenning=wennen wennen +vertrouwd; joggen jogging; defence>zelfverdediging defense>zelfverdediging; worstelen wrestling
livestream streams streamt streaming; coffins>uitvaartkisten coffin>uitvaartkisten; islamitisch islamitische muslim moslim islamic; angst fearful; socialisatie socialiseren socialises socialising socialisation socialization socializes
klier klieren gland glands; hondenwasserette=hondwassen; weidegang meadow meadows; rijden +riding; troost comfort; gewicht afslank afslanken slimming
`
