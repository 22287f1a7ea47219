import { observer } from 'mobx-react-lite'
import type { NoticeCode } from '../../../../application/frame/shared/notice-codes'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { ToastOutlet, type Toast } from '../../kit/feedback/toast-outlet'
import { useLanguage, useWords } from '../../words/words'
import { useService } from '../app-context'
import { FeatureNotices } from '../declarations/feature-notices'
import { earnedWords, noticeWords } from './notices.words'

/** Shows the short messages of the visit. */
export const Notices = observer(function Notices() {
  const store = useService(NoticesStore)
  const words = useWords(noticeWords)
  const ofFeatures = useService(FeatureNotices)
  const language = useLanguage()
  const textOf = (code: NoticeCode) =>
    (words as Readonly<Record<string, string>>)[code] ?? ofFeatures.textOf(code, language) ?? ''
  const { earned } = useWords(earnedWords)
  const toasts = store.notices.map(({ id, tone, text, action }): Toast => ({
    id,
    tone,
    text: 'text' in text ? text.text : textOf(text.code) + earned(text.credits ?? 0),
    ...(action === null ? {} : { action: { label: words[action.code], onAct: action.act } }),
  }))
  return <ToastOutlet toasts={toasts} isSticky={store.isSticky} onDismiss={(id) => store.dismiss(Number(id))} />
})
