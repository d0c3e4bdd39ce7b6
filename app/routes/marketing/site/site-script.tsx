import siteScript from './site-script.js?url'

/** For the pages that have something for it to do; the others go without. */
export function SiteScript() {
  return <script type="module" src={siteScript} fetchPriority="low" />
}
