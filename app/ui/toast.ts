/** Short messages that disappear by themselves. They appear in the half of the screen where the focus is not. */
import { toast as show } from 'sonner'

type Shown = Parameters<typeof show>

/** The message usually concerns the focused element, so it must not cover that. */
function away(): 'top-right' | 'bottom-right' {
  const at = document.activeElement
  if (!at || at === document.body) return 'top-right'
  const { top, height } = at.getBoundingClientRect()
  return top + height / 2 < window.innerHeight / 2 ? 'bottom-right' : 'top-right'
}

const placed = (options: Shown[1]): Shown[1] => ({ position: away(), ...options })

export function toast(text: Shown[0], options?: Shown[1]) {
  return show(text, placed(options))
}
toast.success = (text: Shown[0], options?: Shown[1]) => show.success(text, placed(options))
toast.error = (text: Shown[0], options?: Shown[1]) => show.error(text, placed(options))
toast.warning = (text: Shown[0], options?: Shown[1]) => show.warning(text, placed(options))
toast.dismiss = show.dismiss
