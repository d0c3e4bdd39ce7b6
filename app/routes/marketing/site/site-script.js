// The only script of the public pages: the company name that travels to the waitlist, the demo video, and the newsletter
// form without leaving the page. Each page works without it.
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
      demo.innerHTML = demo.textContent
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
