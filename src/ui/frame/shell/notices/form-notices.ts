import type { Language } from '../../../../domain/frame/site/preferences'
import styles from './network-notice.module.css'
import { formNoticeWords } from './form-notices.words'

/** What a drawn document says of its forms while the client is not there. */
export interface FormNotices {
  /** The class of the line that says it. */
  readonly className: string
  /** The style of that line while a form waits: it is at the bottom edge, near the pressed button, above all bars. */
  readonly waitingStyle: string
  /** The text for a form that was sent early, and is sent again by the client. */
  readonly waits: string
  /** The text for such a form when the client cannot be loaded. */
  readonly failed: string
  /** The text in place of the forms where scripts are off. */
  readonly noScripts: string
}

// The client removes the line, so that its style is no part of the style sheets.
const waitingStyle =
  'position:fixed;top:auto;right:0;bottom:0;left:0;z-index:var(--layer-toast);max-width:var(--column);margin:auto;pointer-events:none;' +
  'padding:var(--space-4);font-size:var(--type-14);box-shadow:var(--shadow)'

export function formNotices(language: Language): FormNotices {
  return { className: styles.notice ?? '', waitingStyle, ...formNoticeWords[language] }
}
