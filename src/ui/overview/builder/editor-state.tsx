import { observer } from 'mobx-react-lite'
import type { DraftEditor } from '../../../application/overview/builder/draft-editor'
import { Button } from '../../frame/kit/buttons/button'
import { LiveRegion } from '../../frame/kit/feedback/live-region'
import { useWords } from '../../frame/words/words'
import { builderWords } from './builder.words'
import styles from './builder.module.css'

/** Whether the draft is saved, who else is at the page, and what they changed. */
export const EditorState = observer(function EditorState({ editor }: { readonly editor: DraftEditor }) {
  const words = useWords(builderWords)
  const { state, others, changes } = editor
  const names = others.map(({ name }) => name || words.somebody).join('、')
  const states = {
    loading: words.loading,
    failed: words.notSaved,
    saved: words.saved,
    changed: words.changed,
    saving: words.saving,
    'not-saved': words.notSaved,
    conflict: words.conflict,
  }
  return (
    <div className={styles.state}>
      <p role="status" className={styles.quiet}>
        {[states[state], others.length > 0 ? words.here(names) : ''].filter(Boolean).join(' · ')}
      </p>
      <LiveRegion>
        {changes !== null && (
          <div className={styles.changes}>
            <span>{words.othersChanged(changes.by?.name || words.somebody, changes.cardIds.length)}</span>
            <Button small kind="quiet" onClick={editor.dismissChanges}>
              {words.understood}
            </Button>
          </div>
        )}
      </LiveRegion>
    </div>
  )
})
