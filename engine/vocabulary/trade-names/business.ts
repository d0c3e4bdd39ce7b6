/** What answers call companies of rarer trades in business services, learning and transport; how a line is read stands in crafts-care-and-catering.ts. Source: written by hand for this project. */

// biome-ignore format: one trade a line
export const RARER_BUSINESS_TRADES = `
relatiegeschenkenleverancier, relatiegeschenkenbedrijf, relatiegeschenken~, promotieartikelen~, promotionele artikelen~, promotieartikelenleverancier, kerstpakkettenleverancier, kerstpakketten~, weggevertjes~: promotional gifts~, promotional products~, promotional items~, promotional merchandise~, corporate gifts~, business gifts~, branded merchandise~, christmas hampers~
verhuisliftverhuur~, verhuisliftverhuurder, verhuisliften~, verhuurder van verhuisliften, ladderliftverhuur~, ladderliftverhuurder, ladderliften~, liftverhuur~, liftverhuurder, liftverhuurbedrijf, meubelliftverhuur~: lift hire~, lift rental~, furniture lift~, ladder lift~, moving lift~
hoogwerkerverhuur~, hoogwerkerverhuurder, hoogwerkerbedrijf, hoogwerkers~, verhuurder van hoogwerkers: aerial platform~, aerial work platform~, cherry picker~, cherry picker hire~, access platform~, boom lift rental~
facilitair bedrijf, facilitair dienstverlener, facilitaire dienstverlener, facilitaire dienstverlening~, facilitair~, facilitaire diensten~, facilitaire organisatie, facility bedrijf: facilities~, facility services~, facilities services~, facility management~, facilities management~
seo-bureau, seo-specialist, seo~, zoekmachineoptimalisatie~, zoekmachinemarketing~, zoekmachinemarketingbureau, linkbuildingbureau, online marketingbureau, marketingbureau, onlinemarketingbureau: seo~, search engine optimisation~, search engine optimization~, search marketing~, search engine marketing~, online marketing~, digital marketing~
constructeur, constructeursbureau, constructiebureau, constructieadviesbureau, constructies~, constructieadvies~, ingenieursbureau, constructeurs: structural engineer, structural engineering~, structural engineers, structural design~, structural consultancy
bouwkundig inspectiebureau, bouwinspecteur, bouwkundig keurder, bouwkundige keuringen~, bouwkundige keuring~, aankoopkeuringen~, bouwkeuring~, bouwtechnische keuringen~, keuringsbureau: building inspector, building inspection~, building surveys~, home inspection~, home inspector, building surveyor
woningstylist, woningstyliste, verkoopstylist, verkoopstyliste, verkoopstyling~, huisstylist, interieurstylist, interieurstyliste: home stager, home staging~, property stylist, home stylist
bouwkostendeskundige, calculatiebureau, bouwkostenadviesbureau, bouwkosten~, bouwcalculator, kostendeskundige: quantity surveyor, quantity surveying~, cost consultant, cost estimator, construction cost~
installatieadviesbureau, installatieadviseur, installatietechnisch adviesbureau, adviesbureau voor installaties: building services consultant, building services engineer, mep consultant, mep engineering~, building services consultancy
notuleerbureau, notuleerservice, notulist, notuliste, notulisten, notuleren~, verslagleggingsbureau, transcriptiebureau, typebureau, uitwerkbureau, transcriptie~: minute taker, minute-taking~, transcription~, transcriptionist, transcriber, minute taking~
voice-over, voice-overbureau, stemacteur, stemactrice, voice-overstudio, stemmenbureau: voice-over~, voice over~, voiceover~, voice actor, voice artist, voice-over artist
ondertitelaar, ondertitelingsbureau, ondertiteling~, ondertitelbureau: subtitler, subtitling~, captioning~
sprekersbureau, spreker, dagvoorzitter, sprekersagentschap: speakers bureau, speaker agency, keynote speaker, public speaker, speakers agency
pr-bureau, public-relationsbureau, persbureau, pr-adviseur, public relations~, communicatiebureau, pr~: pr~, public relations~, pr agency, press agency, communications agency
pensioenadviseur, pensioenadviesbureau, pensioenadvies~, pensioenconsultant, pensioenkantoor, pensioenspecialist, pensioenen~: pension adviser, pension advisor, pension consultant, pensions~, retirement planner, pension advice~
vermogensbeheerder, vermogensbeheer~, beleggingsadviseur, vermogensadviseur, beleggingsadvies~, vermogensplanner: wealth manager, wealth management~, asset manager, asset management~, investment adviser, investment advisor, investment~
estate planner, estate-planner, nalatenschapsplanner, executeur, nalatenschapsadviseur, estate planning~, boedelafwikkelaar, nalatenschapsafwikkeling~: estate planner, executor, estate planning~, probate~
letselschadeadvocaat, strafrechtadvocaat, strafpleiter, echtscheidingsadvocaat, arbeidsrechtadvocaat, familierechtadvocaat, advocaat, advocatenkantoor, bedrijfsjurist: lawyer, attorney, solicitor, law firm, criminal lawyer, divorce lawyer, employment lawyer, family lawyer, barrister
assessmentbureau, assessments~, testbureau, talentassessment~: assessment~, assessments~, assessment agency, assessment centre
outplacementbureau, loopbaanbureau, loopbaancoach, loopbaanadviesbureau, outplacement~, loopbaancentrum, loopbaancoaching~, loopbaanspecialist, carrièrecoach, loopbaanprofessional: outplacement~, career coach, career coaching~, career counsellor, career counselor, career adviser, career advisor, career consultant, career guidance~
jobcoach, jobcoachbureau, jobcoachorganisatie, jobcoaching~, re-integratiecoach, re-integratiebureau, re-integratiebedrijf, tweedespoorbureau: job coach, job coaching~, reintegration~, supported employment~
arbodienst, arbobureau, arbodienstverlener, arbo~, bedrijfsarts, bedrijfsartsen, bedrijfsartsenpraktijk, verzuimbedrijf, verzuimbureau, verzuimbegeleiding~, verzuimspecialist, casemanager verzuim, arbodienstverlening~: occupational health~, occupational health service, company doctor, occupational physician, absence management~, sickness absence~, occupational health and safety~
interimbureau, interim-managementbureau, interim-manager, interimmanager, interim-management~, interim management~: interim manager, interim management~, interim agency
zzp-bemiddelaar, zzp-bureau, freelancebemiddelaar, freelancebureau, zzp-bemiddeling~, bemiddelaar van zelfstandigen: freelance agency, freelance broker, freelancer agency
webshopbouwer, webshopbureau, e-commercebureau, webwinkelbouwer, shopify-bureau, magento-bureau: e-commerce agency, ecommerce agency, webshop builder, web shop builder, shopify agency
internetprovider, glasvezelprovider, internetaanbieder, glasvezelbedrijf, internet~, glasvezel~: internet provider, internet service provider, isp, fibre~, fiber~, broadband~
datarecoverybedrijf, datarecovery~, dataherstel~, data-recoverybedrijf: data recovery~, data rescue~
direct-mailbureau, direct mail~, mailingbedrijf, mailinghuis, mailingverwerking~, fulfilmentbedrijf, fulfilment~, e-fulfilmentbedrijf, e-fulfilment~: direct mail~, mailing house, mailing~, fulfilment~, fulfillment~, order fulfilment~
3d-printbedrijf, 3d-printservice, 3d-printstudio, 3d-printing~, 3d-printen~, 3d-prints~: 3d printing~, 3d print~, 3d printer
pechhulpdienst, pechdienst, pechhulp~, wegenwacht, wegenhulp~: roadside assistance~, breakdown~, breakdown recovery~, breakdown service
chauffeursopleiding, vrachtwagenrijschool, vrachtautorijschool, beroepsopleider chauffeurs, chauffeursopleider, transportopleider, code 95-opleider, busrijschool: truck driving school, lorry driving school, hgv training~, driver training~, cpc training~, truck driver training~
verkeerstheorieschool, theorieschool, theoriecursussen~, theorie-opleider, theorieopleiding~: driving theory school, theory school, driving theory~
vrachtwagenverhuur~, vrachtwagenverhuurder, trailerverhuur~, trailerverhuurder, truckverhuur~, opleggerverhuur~, bedrijfswagenverhuur~: truck rental~, truck hire~, lorry hire~, trailer rental~, trailer hire~, commercial vehicle rental~
aanhangerverhuur~, aanhangwagenverhuur~, aanhangwagenverhuurder, aanhangerverhuurder: trailer rental~, trailer hire~
boxverhuur~, boxenverhuur~, garageboxverhuur~, garageboxverhuurder, garageboxen~, opslagboxverhuur~, opslagboxen~, mini-opslag, opslagboxenverhuurder, self-storagebedrijf, selfstoragebedrijf, opslagbedrijf: garage box rental~, storage unit rental~, storage units~, self-storage facility, self storage facility, storage facility, self-storage~
caravanstalling, camperstalling, stallingsbedrijf, winterstalling, caravanstallingsbedrijf, caravanstalling~, camperstalling~: caravan storage~, motorhome storage~, caravan storage facility
camperbouwer, camperombouwer, camperinbouwer, buscamperbouwer, camperbouw~, camperombouw~, camperinbouw~: camper builder, campervan converter, camper conversion~, van conversion~, campervan conversion~, campervan conversions~
expeditiebedrijf, expediteur, douane-expediteur, douaneagent, douaneagentschap, cargadoor, expeditiekantoor, douanekantoor: freight forwarder, forwarding agent, customs broker, customs agent, shipping agent, freight forwarding~, customs~
zorgvervoerder, zorgtaxi, rolstoeltaxi, rolstoeltaxibedrijf, rolstoelvervoer~, zorgvervoer~, ziekenvervoer~, leerlingenvervoer~, groepsvervoer~: patient transport~, wheelchair taxi, wheelchair taxi~, care transport~, wheelchair transport~, non-emergency patient transport~
tekstschrijfbureau, contentbureau, contentmaker, contentmarketeer, contentcreator, content creator: content agency, content creator, content marketer, content studio
typograaf, dtp-studio, dtp-bureau, opmaakstudio, boekvormgever, dtp~: typesetter, typesetting~, dtp studio, book designer, desktop publishing~
enquêtebureau, enquetebureau, veldwerkbureau, panelbureau, mystery-shopbureau, mysteryshoppingbureau: survey~, fieldwork agency, mystery shopping~, polling~
examenbureau, examentrainer, examentrainingen~, examentraining~, examentrainingsbureau: exam training~, exam preparation~, exam coach
typecursus~, typeschool, typediploma~: typing school, typing course~
schoonmaaksupervisor, specialistische reiniging~, calamiteitenreiniging~, brandschadereiniging~, salvagebedrijf, reconditioneringsbedrijf, schadereiniging~: damage restoration~, specialist cleaning~, fire damage restoration~, salvage~, water damage restoration~
`
