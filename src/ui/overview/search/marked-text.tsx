import { markedPieces } from '../../../domain/overview/search/marks'
import styles from './search.module.css'

/** A text with what was sought in it marked; it is text, whatever is written in it. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return markedPieces(text, query).map((piece, place) =>
    piece.isHit ? (
      <mark key={place} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
