import type { SafeHtml } from '../../../../application/frame/shared/html-sanitiser'
import { RichTextPart } from '../../rich-text/rich-text.part'
import { useWords } from '../../words/words'
import styles from './agreement-text.module.css'
import { monitoringWords } from './monitoring.words'

interface AgreementTextProps {
  readonly html: SafeHtml
  /** Whether it is followed by what the site collects of the client's errors and speed. */
  readonly tellsOfMonitoring: boolean
}

/** The text of an agreement. */
export function AgreementText({ html, tellsOfMonitoring }: AgreementTextProps) {
  const words = useWords(monitoringWords)
  return (
    <>
      <RichTextPart html={html} />
      {tellsOfMonitoring && (
        <section className={styles.section}>
          <h2 className={styles.title}>{words.title}</h2>
          <p>{words.text}</p>
        </section>
      )}
    </>
  )
}
