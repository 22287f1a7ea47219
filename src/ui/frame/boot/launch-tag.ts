interface LaunchTag {
  /** The app's number at the messenger. */
  readonly app: string
  /** The path that the app is told. */
  readonly path: string
  /** Called with whether the app was opened. */
  readonly onEnd: (hasLaunched: boolean) => void
}

/**
 * Lays the messenger's own tag over a button, because the messenger opens an app only when this tag is tapped. While the
 * messenger has not activated the tag, taps reach the button below. Old versions, and those in which the site has no
 * permission, never activate it. Returns a function that removes the tag.
 */
export function layLaunchTag(place: HTMLElement, { app, path, onEnd }: LaunchTag): () => void {
  const { ownerDocument: document, offsetWidth, offsetHeight } = place
  const tag = document.createElement('wx-open-launch-app')
  tag.setAttribute('appid', app)
  tag.setAttribute('extinfo', path)
  tag.style.cssText = 'position:absolute;inset:0;display:block;pointer-events:none'
  // The messenger renders this template outside the page, so the page's style sheets do not apply to it.
  const template = document.createElement('template')
  const area = document.createElement('div')
  area.style.cssText = `width:${offsetWidth}px;height:${offsetHeight}px;opacity:0`
  template.content.append(area)
  tag.append(template)
  tag.addEventListener('ready', () => (tag.style.pointerEvents = 'auto'))
  tag.addEventListener('launch', () => onEnd(true))
  tag.addEventListener('error', () => {
    tag.remove()
    onEnd(false)
  })
  place.append(tag)
  return () => tag.remove()
}
