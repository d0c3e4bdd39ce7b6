-- Every version of a mail template stays, the present one included, whatever changes the template.
create or replace function number_template_version() returns trigger
  language plpgsql
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create or replace trigger number_version before update on email_templates for each row execute function number_template_version();

-- Nobody writes versions directly. The account is null where no admin made the change, or where the account is gone.
create or replace function keep_template_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into email_template_versions (template_id, version, subject, from_name, from_email, html, text, saved_at, saved_by)
  values (new.id, new.version, new.subject, new.from_name, new.from_email, new.html, new.text, new.updated_at,
    (select user_id from accounts where user_id = app_user_id()));
  return null;
end $$;
create or replace trigger keep_version after insert or update on email_templates for each row execute function keep_template_version();

-- The first version of each mail. Admins edit them in the database, so a change here reaches new databases only. The sender's name
-- names the product, so the texts do not. The frame around the text, with its heading, comes from features/mail/mail-layout.rules.ts.
-- Placeholders: first_name, confirm_url, unsubscribe_url, company_name. English mails are in db/sql/mail/templates-en.sql.
insert into email_templates (key, subject, html, text)
select key, subject, body, text
from (values
('wachtwoord_reset', 'Kies een nieuw wachtwoord',
$$<p>Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze knop kies je er een:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</p>$$,
$$Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze link kies je er een:

{{confirm_url}}

De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.
$$),
('account_aangemaakt', 'Je account staat klaar',
$$<p>Hallo {{first_name}},</p>
<p>Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:</p>
<p><a class="knop" href="{{confirm_url}}">Kies je wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.</p>
<p>Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via ‘Wachtwoord vergeten’.</p>$$,
$$Hallo {{first_name}},

Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:

{{confirm_url}}

Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.

Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via 'Wachtwoord vergeten'.
$$),
('wachtwoord_tijdelijk', 'Je tijdelijke wachtwoord',
$$<p>Hallo {{first_name}},</p>
<p>We hebben een tijdelijk wachtwoord voor je account ingesteld. Je bent overal uitgelogd.</p>
<p>Je tijdelijke wachtwoord: <strong style="font-family:Menlo,Consolas,monospace">{{temp_password}}</strong></p>
<p><a class="knop" href="{{confirm_url}}">Log in</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Na het inloggen kies je meteen een eigen wachtwoord. Heb je hier niet om gevraagd? Beantwoord dan deze mail.</p>$$,
$$Hallo {{first_name}},

We hebben een tijdelijk wachtwoord voor je account ingesteld. Je bent overal uitgelogd.

Je tijdelijke wachtwoord: {{temp_password}}

Log in: {{confirm_url}}

Na het inloggen kies je meteen een eigen wachtwoord. Heb je hier niet om gevraagd? Beantwoord dan deze mail.
$$),
('account_vergrendeld', 'Inloggen is een kwartier geblokkeerd',
$$<p>Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.</p>
<p>Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.</p>$$,
$$Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.

Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:

{{confirm_url}}

Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.
$$),
('account_verwijderd', 'Je account is verwijderd',
$$<p>Je hebt je account verwijderd. Je profiel is offline en je bent overal uitgelogd.</p>
<p>We bewaren je gegevens nog 30 dagen. Heb je je bedacht, of was je het niet zelf? Dan haal je alles terug met deze knop:</p>
<p><a class="knop" href="{{confirm_url}}">Haal mijn account terug</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Doe je niets, dan wissen we na 30 dagen alles voorgoed. Was je het niet zelf? Kies dan na het terughalen meteen een nieuw wachtwoord.</p>$$,
$$Je hebt je account verwijderd. Je profiel is offline en je bent overal uitgelogd.

We bewaren je gegevens nog 30 dagen. Heb je je bedacht, of was je het niet zelf? Dan haal je alles terug met deze link:

{{confirm_url}}

Doe je niets, dan wissen we na 30 dagen alles voorgoed. Was je het niet zelf? Kies dan na het terughalen meteen een nieuw wachtwoord.
$$),
('website_overgenomen', 'Je profiel is offline: een ander account bewees dat de website van hem is',
$$<p>Hallo {{first_name}},</p>
<p>Een ander account heeft bewezen dat {{company_name}} van hem is, en heeft de website gepubliceerd. Een website kan maar bij één account online staan. Daarom staat jouw profiel van {{company_name}} nu offline.</p>
<p>Je bent niets kwijt: je profiel, je rapporten en het adres van je pagina blijven bewaard. Is de website van jou? Bewijs dat dan met een bestand, een metatag of een DNS-record, en publiceer opnieuw:</p>
<p><a class="knop" href="{{confirm_url}}">Bewijs dat de website van jou is</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Denk je dat dit niet klopt? Beantwoord dan deze mail.</p>$$,
$$Hallo {{first_name}},

Een ander account heeft bewezen dat {{company_name}} van hem is, en heeft de website gepubliceerd. Een website kan maar bij één account online staan. Daarom staat jouw profiel van {{company_name}} nu offline.

Je bent niets kwijt: je profiel, je rapporten en het adres van je pagina blijven bewaard. Is de website van jou? Bewijs dat dan met een bestand, een metatag of een DNS-record, en publiceer opnieuw:

{{confirm_url}}

Denk je dat dit niet klopt? Beantwoord dan deze mail.
$$),
('bewijs_vervallen', 'Je website is niet meer geverifieerd: we vinden het bewijs niet meer',
$$<p>Hallo {{first_name}},</p>
<p>We zochten drie dagen achter elkaar naar het bewijs dat {{company_name}} van jou is, en vonden het niet meer. Daarom staat er bij {{company_name}} geen 'Geverifieerd' meer op je profiel en je badge.</p>
<p>Je profiel verandert verder niet. Maar zonder bewijs kan een ander account dat wel bewijst met deze website online komen, en dan gaat jouw profiel offline. Zet het bestand, de metatag of het DNS-record terug en laat ons opnieuw kijken:</p>
<p><a class="knop" href="{{confirm_url}}">Bewijs dat de website van jou is</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>$$,
$$Hallo {{first_name}},

We zochten drie dagen achter elkaar naar het bewijs dat {{company_name}} van jou is, en vonden het niet meer. Daarom staat er bij {{company_name}} geen 'Geverifieerd' meer op je profiel en je badge.

Je profiel verandert verder niet. Maar zonder bewijs kan een ander account dat wel bewijst met deze website online komen, en dan gaat jouw profiel offline. Zet het bestand, de metatag of het DNS-record terug en laat ons opnieuw kijken:

{{confirm_url}}
$$),
('wachtlijst_bevestiging', 'Je staat op de wachtlijst',
$$<p>Hallo {{first_name}},</p>
<p>Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.</p>
<p>We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.</p>
<p>Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.</p>$$,
$$Hallo {{first_name}},

Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.

We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.

Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.
$$),
('uitnodiging', 'Je bent aan de beurt: open je account',
$$<p>Hallo {{first_name}},</p>
<p>Je stond op onze wachtlijst, en er is plek. Je account staat klaar. Kies je wachtwoord, dan kun je meteen aan de slag:</p>
<p><a class="knop" href="{{confirm_url}}">Open je account</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>De link werkt zeven dagen. Is hij verlopen? Vraag op de inlogpagina een nieuwe aan via ‘Wachtwoord vergeten’.</p>
<p>Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je begint met het gratis plan. Wil je Pro of Expert? Beantwoord dan deze mail: je hoort wat het kost voordat je kiest.</p>
<p>Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan verwijderen we je gegevens.</p>$$,
$$Hallo {{first_name}},

Je stond op onze wachtlijst, en er is plek. Je account staat klaar. Kies je wachtwoord, dan kun je meteen aan de slag:

{{confirm_url}}

De link werkt zeven dagen. Is hij verlopen? Vraag op de inlogpagina een nieuwe aan via 'Wachtwoord vergeten'.

Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je begint met het gratis plan. Wil je Pro of Expert? Beantwoord dan deze mail: je hoort wat het kost voordat je kiest.

Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan verwijderen we je gegevens.
$$),
('nieuwsbrief_bevestiging', 'Bevestig je aanmelding voor de nieuwsbrief',
$$<p>Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:</p>
<p><a class="knop" href="{{confirm_url}}">Bevestig je aanmelding</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.</p>$$,
$$Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:

{{confirm_url}}

Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.
$$),
('nieuwsbrief_welkom', 'De eerste tips om gevonden te worden door AI',
$$<p>Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:</p>
<p><strong>Laat de crawlers binnen.</strong> Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.</p>
<p><strong>Zet de feiten in gewone tekst.</strong> Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.</p>
<p><strong>Wees overal dezelfde.</strong> Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.</p>
<p>Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.</p>
<p>Geen nieuwsbrief meer? <a href="{{unsubscribe_url}}">Meld je met één klik af</a>.</p>$$,
$$Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:

1. Laat de crawlers binnen. Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.

2. Zet de feiten in gewone tekst. Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.

3. Wees overal dezelfde. Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.

Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.

Geen nieuwsbrief meer? Meld je met één klik af: {{unsubscribe_url}}
$$),
('nieuwsbrief', 'Eén ding om deze week na te kijken op je website',
$$<p>Stel een AI-assistent een vraag die je klanten ook stellen, bijvoorbeeld wie hen deze week in de buurt kan helpen. Lees dan wat hij over jou zegt.</p>
<p><strong>Klopt er iets niet, of ontbreekt er iets?</strong> Kijk dan eerst op je eigen website. Openingstijden, prijzen en je werkgebied staan vaak alleen in een afbeelding, of op een pagina waar geen link naartoe gaat. Zet ze in gewone tekst op de pagina waar mensen ze zoeken.</p>
<p>Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat klopt wat hij leest.</p>
<p>Geen nieuwsbrief meer? <a href="{{unsubscribe_url}}">Meld je met één klik af</a>.</p>$$,
$$Stel een AI-assistent een vraag die je klanten ook stellen, bijvoorbeeld wie hen deze week in de buurt kan helpen. Lees dan wat hij over jou zegt.

Klopt er iets niet, of ontbreekt er iets? Kijk dan eerst op je eigen website. Openingstijden, prijzen en je werkgebied staan vaak alleen in een afbeelding, of op een pagina waar geen link naartoe gaat. Zet ze in gewone tekst op de pagina waar mensen ze zoeken.

Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat klopt wat hij leest.

Geen nieuwsbrief meer? Meld je met één klik af: {{unsubscribe_url}}
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;

-- Templates that are older than this table.
insert into email_template_versions (template_id, version, subject, from_name, from_email, html, text, saved_at)
select id, version, subject, from_name, from_email, html, text, updated_at from email_templates t
where not exists (select from email_template_versions v where v.template_id = t.id);
