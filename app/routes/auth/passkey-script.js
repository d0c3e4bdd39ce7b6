// Signing in with a passkey: asks the server for a challenge and the browser for an answer to it, and sends that as a form.
const form = document.querySelector('form[data-challenge]')
const problem = form?.querySelector('[role=alert]')
const isKnown = Boolean(window.PublicKeyCredential?.parseRequestOptionsFromJSON)
if (form) form.hidden = !isKnown
if (form && isKnown) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    problem.textContent = ''
    try {
      const answer = await fetch(form.dataset.challenge, { method: 'POST', body: new URLSearchParams() })
      const options = await answer.json()
      if (!answer.ok) throw new Error(options.message)
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
      const credential = await navigator.credentials.get({ publicKey })
      form.elements.namedItem('passkey').value = JSON.stringify(credential)
      form.submit()
    } catch {
      // Usually the visitor closed the browser's question.
      problem.textContent = form.dataset.problem
    }
  })
}
