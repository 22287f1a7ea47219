import styles from './state.module.css'

export type StateSubject =
  | 'nothing'
  | 'comments'
  | 'favourites'
  | 'history'
  | 'earnings'
  | 'search'
  | 'messages'
  | 'gone'
  | 'busy'
  | 'offline'
  /** Somebody has to log in, or to be somebody: a verified person, a volunteer. */
  | 'pass'
  /** It is closed, or not for this visitor. */
  | 'locked'
  | 'done'
  /** The office looks at it. */
  | 'waiting'

/** The paths of each drawing, by their tones. */
export type StateDrawings = Readonly<Record<StateSubject, readonly [paper: string, tone: string, lines: string]>>

let drawings: StateDrawings | null = null

/** Takes the drawings, which the platform has from its start; null before they are loaded. */
export function provideStateDrawings(all: StateDrawings | null): void {
  drawings = all
}

const looks: Partial<Record<StateSubject, string | undefined>> = {
  gone: styles.dull,
  busy: styles.dull,
  offline: styles.dull,
  done: styles.good,
}

/**
 * The picture of a state. Only its disc is there at once: the drawings come with the code of errors, so that no first
 * view is heavier by them. A picture that the platform has drawn stays as it is, although the client has no paths yet.
 */
export function StatePicture({ subject }: { readonly subject: StateSubject }) {
  const [paper, tone, lines] = drawings?.[subject] ?? []
  return (
    <svg
      key={subject}
      ref={(svg) => void (svg !== null && drawings === null && draw(svg, subject))}
      className={`${styles.picture} ${looks[subject] ?? ''}`}
      viewBox="0 0 168 112"
      aria-hidden="true"
    >
      <circle className={styles.sky} cx="84" cy="54" r="46" />
      <path className={styles.paper} d={paper} suppressHydrationWarning />
      <path className={styles.tone} d={tone} fillRule="evenodd" suppressHydrationWarning />
      <path d={lines} suppressHydrationWarning />
    </svg>
  )
}

/** Loads the drawings; without a network, the disc remains alone. */
async function draw(svg: SVGSVGElement, subject: StateSubject): Promise<void> {
  const code = await import(/* webpackChunkName: "frame" */ './state-drawings').catch(() => null)
  if (code === null) return
  provideStateDrawings(code.stateDrawings)
  const paths = svg.querySelectorAll('path')
  code.stateDrawings[subject].forEach((path, index) => paths[index]?.setAttribute('d', path))
}
