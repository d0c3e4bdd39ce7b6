import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { SaveState } from '#app/routes/dashboard/company-data/use-autosave.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { ShownImage } from './shown-images.server.ts'

const LOOK_AGAIN_MS = 1_500

export interface OwnImages {
  /** The state of the image at this URL; undefined if the URL is not saved yet. */
  of: (kind: ShownImage['kind'], typed: string) => ShownImage | undefined
  retry: (image: ShownImage) => void
  /** Shows an uploaded image before the profile that names it is saved. */
  add: (image: ShownImage) => void
  /** True if at least one image could not be fetched. */
  hasProblem: boolean
}

/** Follows the fetching of images: polls after every save and while any is in progress. */
export function useOwnImages(loaded: ShownImage[], saveState: SaveState): OwnImages {
  const { domainInAddress, hrefOf } = useDashboard()
  const states = useFetcher<ShownImage[]>()
  const again = useFetcher()
  const [uploaded, setUploaded] = useState<ShownImage[]>([])
  const images = states.data ?? loaded
  const load = useRef(() => {})
  load.current = () => void states.load(aboutDomain(URLS.ownImages, domainInAddress))

  useEffect(() => {
    if (saveState === 'saved') load.current()
  }, [saveState])

  useEffect(() => {
    if (again.state === 'idle' && again.data) load.current()
  }, [again.state, again.data])

  const isBusy = images.some(({ state }) => state === 'bezig')
  useEffect(() => {
    if (!isBusy || states.state !== 'idle') return
    const timer = setTimeout(() => load.current(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isBusy, states.state])

  const retry = useRef<OwnImages['retry']>(() => {})
  retry.current = ({ kind, url }) =>
    void again.submit(
      { intent: 'retry-image', image: `${kind} ${url}` },
      { method: 'post', action: hrefOf('company-data'), defaultShouldRevalidate: false },
    )

  // A new object would render every field of the form.
  return useMemo(
    () => ({
      hasProblem: images.some(({ problem }) => problem !== null),
      of: (kind, typed) => [...images, ...uploaded].find((image) => image.kind === kind && image.url === typed.trim()),
      add: (image) => setUploaded((before) => [...before, image]),
      retry: (image) => retry.current(image),
    }),
    [images, uploaded],
  )
}
