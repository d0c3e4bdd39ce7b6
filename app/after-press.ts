/**
 * What a field shows when it loses focus moves the layout. If that happens between the pressing and the releasing of the mouse, the
 * pointer is above something else by then, and the browser drops the click. So whatever a lost focus shows, waits for the release.
 */
let isPressed = false
const waiting: (() => void)[] = []

/** Runs `show` at once, or when the pointer is released. It then runs before the click, whose handlers find its result. */
export function afterPress(show: () => void): void {
  if (isPressed) waiting.push(show)
  else show()
}

function press(event: MouseEvent): void {
  if (event.button === 0) isPressed = true
}

function endPress(): void {
  isPressed = false
  for (const show of waiting.splice(0)) show()
}

/** The click comes right after it, and its target is known by then. Without a click the press ends here. */
const release = () => setTimeout(endPress)

if (typeof document !== 'undefined') {
  const everywhere = { capture: true, passive: true }
  // After a tap, browsers send mouse events of their own, of which the first moves the focus.
  for (const type of ['pointerdown', 'mousedown'] as const) addEventListener(type, press, everywhere)
  for (const type of ['pointerup', 'mouseup', 'pointercancel'] as const) addEventListener(type, release, everywhere)
  // Where the release is lost, as in the list of a select, these tell that the pointer is up.
  for (const type of ['click', 'keydown', 'contextmenu'] as const) addEventListener(type, endPress, everywhere)
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && endPress(), everywhere)
  addEventListener('blur', ({ target }) => target === window && endPress(), everywhere)
  addEventListener('pointermove', (event) => isPressed && event.buttons === 0 && release(), everywhere)
}
