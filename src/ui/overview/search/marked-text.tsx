import { markedPieces } from '../../../domain/overview/search/marks'
import styles from './search.module.css'

/** A text in which the words of a query are marked; it is rendered as text, never as HTML. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return markedPieces(text, query).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
