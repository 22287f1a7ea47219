import { encode } from 'uqr'
import styles from './codes.module.css'

interface CodePictureProps {
  /** The content of the code. */
  readonly text: string
  /** The accessible name. */
  readonly label: string
}

/** A QR code as SVG: dark on white in every theme, with the quiet zone that scanners need. */
export function QrCode({ text, label }: CodePictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/**
 * Draws neighbouring dark modules as one rectangle, which halves the number of shapes and leaves no light lines between
 * them.
 */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...runs.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}
