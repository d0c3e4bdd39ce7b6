// The only script of the public pages: it shows the typed company name in the example and passes it to the waitlist, and runs the menu,
// the demo video, the views and copy buttons of /voorbeeld, and the newsletter form. Each page also works without it.
function remembered(name, value) {
  try {
    if (value === undefined) return sessionStorage.getItem(name)
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
    return true
  } catch {
    return false // storage is switched off: the form itself carries the name
  }
}

const hero = document.querySelector('form[data-hero]')
hero?.addEventListener('submit', (event) => {
  const name = hero.elements.namedItem('bedrijf').value.trim()
  if (name && !remembered('companyName', name)) return
  event.preventDefault()
  location.assign(hero.action)
})

// Shows the typed company name in the example answer, or the fictional one while the box is empty.
const named = document.querySelector('[data-company-name]')
const box = hero?.elements.namedItem('bedrijf')
const nameCompany = () => {
  named.textContent = box.value.trim() || named.dataset.companyName
}
if (named && box) {
  box.addEventListener('input', nameCompany)
  // On back navigation the browser restores the input.
  addEventListener('pageshow', nameCompany)
}

const menu = document.querySelector('details[data-menu]')
menu?.addEventListener('click', (event) => {
  if (event.target.closest('a')) menu.open = false
})
menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary').focus()
})

const views = document.querySelectorAll('[data-views] a')
function markView() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1))
  const shown = target && [...views].find(({ hash }) => target.closest(hash))
  for (const view of views) {
    if (view === (shown || views[0])) view.setAttribute('aria-current', 'true')
    else view.removeAttribute('aria-current')
  }
}
if (views.length > 0) {
  markView()
  addEventListener('hashchange', markView)
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  button.addEventListener('click', async () => {
    const code = button.closest('figure')?.querySelector('code') ?? button.closest('li').querySelector('p')
    const label = button.textContent
    try {
      await navigator.clipboard.writeText(code.textContent)
      button.lastChild.textContent = button.dataset.copy
      setTimeout(() => {
        button.lastChild.textContent = label
      }, 2000)
    } catch {
      getSelection().selectAllChildren(code)
    }
  })
}

const waitlist = document.querySelector('form[data-waitlist]')
if (waitlist) {
  const company = waitlist.elements.namedItem('company')
  if (waitlist.dataset.waitlist === 'joined') remembered('companyName', null)
  else if (!company.value) company.value = remembered('companyName') || ''
}

const demo = document.querySelector('[data-demo]')
if (demo) {
  const near = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return
      near.disconnect()
      const content = document.createElement('template')
      content.innerHTML = demo.textContent
      const video = content.content.querySelector('video')
      if (matchMedia('(prefers-color-scheme: dark)').matches) video.poster = video.dataset.darkPoster
      demo.replaceChildren(content.content)
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playInView(demo.querySelector('video'))
    },
    { rootMargin: '300px' },
  )
  near.observe(demo)
}

function playInView(video) {
  let stoppedByHand = false
  let ours = false
  video.muted = true
  video.addEventListener('pause', () => {
    stoppedByHand = !ours && !video.ended
    ours = false
  })
  new IntersectionObserver(
    (seen) => {
      const { isIntersecting, intersectionRatio } = seen.at(-1)
      if (isIntersecting && intersectionRatio >= 0.3) {
        if (!video.paused || stoppedByHand) return
        video.currentTime = 0
        video.playbackRate = 1.5
        video.play().catch(() => {})
      } else if (!video.paused) {
        ours = true
        video.pause()
      }
    },
    { threshold: [0, 0.3] },
  ).observe(video)
}

const newsletter = document.querySelector('form[data-newsletter]')
newsletter?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const say = newsletter.querySelector('output')
  const field = newsletter.elements.namedItem('email')
  const button = newsletter.querySelector('button')
  button.setAttribute('aria-disabled', 'true')
  const input = Object.fromEntries(new FormData(newsletter))
  let failed = true
  try {
    const response = await fetch('/functions/v1/subscribe-newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const answer = await response.json()
    failed = !response.ok
    say.textContent = failed ? answer.fields?.email || answer.error : newsletter.dataset.newsletter
  } catch {
    say.textContent = 'Er ging iets mis'
  }
  say.dataset.state = failed ? 'bad' : 'good'
  if (failed) field.focus()
  else newsletter.reset()
  button.removeAttribute('aria-disabled')
})
