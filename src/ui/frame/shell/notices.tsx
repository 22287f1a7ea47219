import { observer } from 'mobx-react-lite'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { ToastOutlet, type Toast } from '../kit/toast-outlet'
import { useLanguage, useWords } from '../words/words'
import { useService } from './app-context'
import { FeatureNotices } from './feature-notices'
import { earnedWords, noticeWords } from './notices.words'

/** Shows the short messages of the visit. */
export const Notices = observer(function Notices() {
  const store = useService(NoticesStore)
  const words = useWords(noticeWords)
  const wordsOf: Readonly<Record<string, string>> = { ...useService(FeatureNotices).in(useLanguage()), ...words }
  const { earned } = useWords(earnedWords)
  const toasts = store.notices.map(({ id, tone, text, action }): Toast => ({
    id,
    tone,
    text: 'text' in text ? text.text : (wordsOf[text.code] ?? '') + earned(text.credits ?? 0),
    ...(action === null ? {} : { action: { label: words[action.code], onAct: action.act } }),
  }))
  return <ToastOutlet toasts={toasts} isSticky={store.isSticky} onDismiss={(id) => store.dismiss(Number(id))} />
})
