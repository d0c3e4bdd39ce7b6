/**
 * The past participles of Dutch verbs whose vowel changes, without 'ge', by what they are of: 'ingebonden' of 'inbinden'.
 * Source: written by hand for this project.
 */

// biome-ignore format: pairs behind each other
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(`
bonden binden; goten gieten; sneden snijden; slepen slijpen; bakken bakken; broken breken; holpen helpen; bracht brengen; kocht kopen; slagen slaan
graven graven; dreven drijven; schreven schrijven; bogen buigen; trokken trekken; hesen hijsen; schoren scheren; sponnen spinnen; weven weven
blazen blazen; vlochten vlechten; stoken steken; schonken schenken; zongen zingen; zwommen zwemmen; reden rijden; varen varen; vlogen vliegen
vouwen vouwen; zouten zouten; zaagd zagen; hangen hangen; houwen houwen; knepen knijpen; wezen wijzen; zien zien; gaan gaan; geven geven; nomen nemen
dragen dragen; lezen lezen; sproken spreken; roken ruiken; rookt roken; wogen wegen; laden laden; wassen wassen; streken strijken; schoven schuiven; spoten spuiten
`.trim().split(/[;\n]/).map((pair) => pair.trim().split(' ') as [string, string]))
