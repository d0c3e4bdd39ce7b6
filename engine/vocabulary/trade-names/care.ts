/**
 * What answers call rarer trades of health, care, beauty, sport, childcare and animals; how a line is read stands in
 * crafts-care-and-catering.ts. Source: written by hand for this project.
 */

// biome-ignore format: one trade a line
export const RARER_CARE_TRADES = `
hypnotherapeut, hypnotherapeute, hypnotherapiepraktijk, hypnosepraktijk, hypnotiseur, hypnosetherapeut, hypnocoach, therapiepraktijk, =therapeut, hypnotherapie~, hypnose~: hypnotherapist, hypnotist, hypnotherapy~, hypnosis~, therapist
haptotherapeut, haptotherapeute, haptonoom, haptotherapiepraktijk, haptonomiepraktijk, therapiepraktijk, =therapeut, haptotherapie~, haptonomie~: haptotherapist, haptonomist, haptotherapy~, haptonomy~, therapist
kindertherapeut, kindertherapeute, speltherapeut, speltherapeute, kindertherapiepraktijk, speltherapiepraktijk, therapiepraktijk, =therapeut, kindertherapie~, speltherapie~: child therapist, play therapist, child therapy~, play therapy~, children's therapist, therapist
vaktherapeut, creatief therapeut, beeldend therapeut, muziektherapeut, dramatherapeut, danstherapeut, psychomotorisch therapeut, pmt-therapeut, vaktherapiepraktijk, =therapeut, vaktherapie~, creatieve therapie~, beeldende therapie~, muziektherapie~, dramatherapie~: art therapist, music therapist, drama therapist, dance therapist, creative therapist, psychomotor therapist, art therapy~, music therapy~, therapist
seksuoloog, seksuologe, seksuologiepraktijk, sekstherapeut, seksuologie~: sexologist, sex therapist, sexology~, sex therapy~
psychiater, psychiatrische praktijk, psychiatrische kliniek, psychiaters, psychiatriepraktijk, psychiatrie~: psychiatrist, psychiatric~, psychiatry~
verslavingskliniek, verslavingszorg~, afkickkliniek, verslavingszorginstelling, verslavingstherapeut: addiction clinic, rehab clinic, rehab centre, addiction treatment~, addiction therapist
craniosacraal therapeut, craniosacraaltherapeut, craniosacrale praktijk, craniopraktijk, craniosacraal~, craniosacraal therapie~, cranio~: craniosacral therapist, craniosacral~, craniosacral therapy~, cranial therapist
oogarts, oogartsenpraktijk, oogkliniek, oogziekenhuis, ooglaserkliniek, oogcentrum, oogartsen, oogheelkunde~: ophthalmologist, eye clinic, eye doctor, eye hospital, laser eye clinic, ophthalmology~
orthoptist, orthoptiste, orthoptie~: orthoptist, orthoptics~
dermatoloog, huidarts, dermatologisch centrum, dermatologische kliniek, dermatologen, dermatologie~: dermatologist, dermatology~, skin doctor
plastisch chirurg, cosmetisch chirurg, kliniek voor plastische chirurgie, plastische chirurgie~, cosmetische chirurgie~: plastic surgeon, cosmetic surgeon, plastic surgery~, cosmetic surgery~
gynaecoloog, gynaecologische kliniek, gynaecologie~, vruchtbaarheidskliniek, fertiliteitskliniek: gynaecologist, gynecologist, fertility clinic
endodontoloog, endodontiepraktijk, endodontologiepraktijk, endodontologie~: endodontist, endodontic~, endodontics~
parodontoloog, parodontologiepraktijk, parodontologie~, praktijk voor parodontologie: periodontist, periodontal~, periodontics~
handtherapeut, handencentrum, handtherapie~, handtherapiepraktijk: hand therapist, hand therapy~
oedeemtherapeut, oedeemfysiotherapeut, lymfetherapeut, oedeemtherapie~, lymfedrainage~: lymphoedema therapist, lymphedema therapist, lymphatic drainage~, lymph drainage~, oedema therapist
stottertherapeut, stottercentrum, stottertherapie~: stuttering therapist, stuttering centre, stuttering therapy~
gezondheidscentrum, medisch centrum, eerstelijnscentrum, gezondheidspraktijk: health centre, health center, medical centre, medical center
huisartsenpost, spoedpost, dokterspost, huisartsenspoedpost: out-of-hours gp, urgent care centre, out-of-hours surgery
gewichtsconsulent, gewichtsconsulente, afslankstudio, afslankcentrum, afslankcoach, voedingscoach, afvalcoach, afslankpraktijk, gewichtscoach, eetcoach, afslanken~: weight consultant, weight-loss coach, weight loss coach, slimming studio, slimming~, weight loss~, nutrition coach, diet coach, food coach
bowentherapeut, bowenpraktijk, bowentherapie~: bowen therapist, bowen~
ayurvedisch therapeut, ayurvedapraktijk, ayurvedisch centrum, ayurvedisch arts, ayurveda~: ayurvedic~, ayurveda~, ayurvedic practitioner, ayurvedic therapist
medium, paragnost, helderziende, waarzegger, waarzegster: psychic, medium, clairvoyant, fortune teller
opstellingenbegeleider, opstellingencentrum, familieopstellingen~, systemisch coach, systemisch werker: family constellations~, constellation facilitator, systemic coach
ambulant begeleider, woonbegeleider, begeleidingsorganisatie, woonzorgaanbieder, ambulante begeleiding~, begeleid wonen~, beschermd wonen~, woonbegeleiding~: supported living~, assisted living~, supported housing~, outpatient support~
gehandicaptenzorginstelling, gehandicaptenzorg~, gezinshuis, gezinsvervangend tehuis: disability care~, disability services~, group home
bso, buitenschoolse opvang, naschoolse opvang, buitenschoolse opvang~, naschoolse opvang~: after-school club, out-of-school club, after-school~, after school~, out-of-school care~
oppasbureau, nannybureau, oppascentrale, oppasdienst, au-pairbureau, kinderoppas, nanny: babysitting~, nanny agency, nanny~, babysitter, au pair agency
weerbaarheidstrainer, weerbaarheidspraktijk, weerbaarheidstraining~, zelfverdedigingsschool, zelfverdediging~: resilience trainer, self-defence school, self-defence~, self-defense~
voetbalschool, voetbalclub, voetbalvereniging, voetbalacademie: football school, football club, football academy, soccer school, soccer club
sportvereniging, hockeyclub, atletiekvereniging, turnvereniging, gymnastiekvereniging, volleybalvereniging, omnisportvereniging, roeivereniging: sports association, hockey club, athletics club, gymnastics club, rowing club
skischool, skibaan, indoorskibaan, skicentrum, snowboardschool: ski school, ski slope, indoor ski slope, snowboard school
squashcentrum, badmintoncentrum, racketcentrum, squashclub, squashbaan: squash centre, squash club, badminton centre
bootcampbedrijf, bootcampclub, bootcamptrainer, bootcamp~, hardlooptrainer, looptrainer: bootcamp~, boot camp~, running coach
ems-studio, ems-trainingsstudio, ems~: ems studio, ems~
paaldansstudio, paaldansschool, paaldansen~: pole dance studio, pole studio, pole dancing~
uitvaartspreker, afscheidsspreker, rouwspreker, ritueelbegeleider, uitvaartceremoniemeester: funeral celebrant, celebrant, funeral speaker
thanatopracteur, balsemer, thanatopraxie~, overledenenzorg~: embalmer, embalming~
rouwvervoerder, rouwvervoerbedrijf, rouwautoverhuur~, rouwvervoer~, uitvaartvervoer~: hearse hire~, funeral transport~, funeral car~
uitvaartkistenmaker, kistenmaker, doodskistenmaker, uitvaartkisten~, grafkisten~: coffin maker, casket maker, coffins~, coffin~, coffin supplier
uitvaartfotograaf, afscheidsfotograaf, uitvaartfotografie~, afscheidsfotografie~: funeral photographer, funeral photography~
haartransplantatiekliniek, haarkliniek, haartransplantatiecentrum, haartransplantaties~, haartransplantatie~, hoofdhuidspecialist: hair transplant clinic, hair transplant~, hair clinic, trichologist, scalp specialist
vlechtsalon, vlechtster, afrosalon, afrokapper, kapsalon: braiding salon, hair braider, afro salon, hair salon
piercingstudio, piercer, piercingshop, piercingsalon, piercings~: piercing studio, piercer, piercing~, body piercer
kleurconsulent, kleurconsulente, imagoconsulent, kleur- en stijladviseur, stijlcoach, kledingstylist, personal stylist, personal shopper, imagestylist, kleuradvies~: colour consultant, color consultant, image consultant, style coach, personal stylist, personal shopper, style consultant
huidspecialist, acnekliniek, acnespecialist, acnepraktijk: acne clinic, acne specialist
dierenambulance, dierenhulpdienst: animal ambulance, pet ambulance
dierenasiel, dierenopvangcentrum, dierentehuis, asiel: animal shelter, animal rescue~, rescue centre, dog shelter, animal sanctuary
dierenoppas, kattenoppas, oppas voor huisdieren, dierenoppasservice, kattenoppasservice, huisdierenoppas: pet sitter, pet sitting~, cat sitter, cat sitting~, pet-sitting~, animal sitter
kattengedragstherapeut, kattencoach, dierengedragstherapeut, kattengedragsdeskundige, dierengedragsdeskundige: cat behaviourist, cat behaviorist, animal behaviourist, animal behaviorist, pet behaviourist, cat coach
dierentolk, dierenfluisteraar, diercommunicatie~, dierencommunicatie~: animal communicator, animal communication~, pet psychic
paardenkliniek, paardenarts, paardendierenarts, paardenartsenpraktijk, paardenpraktijk, paardenziekenhuis, dierenarts, dierenkliniek: equine clinic, equine vet, horse vet, equine hospital, equine practice, vet, veterinarian, veterinary~
paardentandarts, paardengebitsverzorger, gebitsverzorger, paardengebitsspecialist, gebitsverzorging voor paarden~: equine dentist, horse dentist, equine dental technician, equine dental~
klauwverzorger, klauwbekapper, klauwverzorging~, klauwbekapbedrijf, veepedicure: cattle hoof trimmer, hoof trimmer, claw trimmer, hoof trimming~
bekapper, natuurlijk bekapper, hoefbekapper, hoefbekapster, bekapster: barefoot trimmer, hoof trimmer, hoof trimming~
zadelpasser, zadelspecialist, zadelwinkel: saddle fitter, saddle specialist, saddle shop
hippotherapeut, equitherapeut, ruitertherapeut, equitherapie~, hippotherapie~: hippotherapist, equine-assisted therapist, equine-assisted therapy~, equine therapy~
dierenfotograaf, huisdierenfotograaf, hondenfotograaf, paardenfotograaf, dierenfotografie~: pet photographer, dog photographer, animal photographer, equine photographer, pet photography~
dierhomeopaat, dierentherapeut, holistisch dierentherapeut, dierenkruidengeneeskundige, natuurgeneeskundige voor dieren: holistic vet, animal homeopath, holistic animal therapist
`
