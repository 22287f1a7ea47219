import { observer } from 'mobx-react-lite'
import type { CirclePost } from '../../../../domain/civic/circles/circle-post'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Loaded } from '../../../frame/kit/states/loaded'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useWords } from '../../../frame/words/words'
import type { CirclePostViewModel } from './circle-post.view-model'
import { CircleReasonFields } from '../circle-reason-fields'
import styles from '../circles.module.css'
import { editPostPath } from '../circles.paths'
import { circlesWords, removePostWords } from '../circles.words'
import { circlePostWords } from './circle-post.words'

interface ActSheetsProps {
  readonly viewModel: CirclePostViewModel
  readonly post: CirclePost
}

/** The acts on a post, and what some of them ask for: a reason, a circle, a confirmation. */
export const CirclePostActSheets = observer(function CirclePostActSheets({ viewModel, post }: ActSheetsProps) {
  const words = useWords(circlePostWords)
  const circles = useWords(circlesWords)
  const removal = useWords(removePostWords)
  const onPress = (act: CirclePost['acts'][number]) => {
    if (act === 'delete') viewModel.setAsking(true)
    else if (act === 'remove') viewModel.writeRemoval()
    else if (act === 'move') viewModel.chooseTarget()
    else void viewModel.act({ act, reason: '', to: null })
  }
  return (
    <>
      <Sheet open={viewModel.showsActs} onClose={() => viewModel.setActs(false)} title={words.postActs} flush>
        <RowGroup>
          {post.isEditable && <ListRow title={words.edit} to={editPostPath(post.circle.id, post.id)} />}
          {post.acts.map((act) => (
            <ListRow
              key={act}
              title={words[`postAct.${act}`]}
              isDangerous={act === 'remove' || act === 'delete'}
              onPress={() => onPress(act)}
            />
          ))}
        </RowGroup>
      </Sheet>
      <Sheet open={viewModel.removal !== null} onClose={viewModel.closeRemoval} title={removal.title}>
        {viewModel.removal !== null && <CircleReasonFields form={viewModel.removal} words={removal} />}
      </Sheet>
      <Sheet open={viewModel.showsTargets} onClose={viewModel.closeTargets} title={words.moveTitle}>
        <Loaded
          of={viewModel.targets}
          failed={circles.failed}
          loading={circles.loading}
          onRetry={viewModel.chooseTarget}
        >
          {(circles) =>
            circles.length === 0 ? (
              <p className={styles.quiet}>{words.noTarget}</p>
            ) : (
              <RowGroup>
                {circles.map(({ id, name }) => (
                  <ListRow
                    key={id}
                    title={name}
                    onPress={() => void viewModel.act({ act: 'move', reason: '', to: id })}
                  />
                ))}
              </RowGroup>
            )
          }
        </Loaded>
      </Sheet>
      <Dialog
        open={viewModel.asksToDelete}
        onClose={() => viewModel.setAsking(false)}
        title={words.deleteTitle}
        text={words.deleteText}
        acts={[
          { label: words.keep, onAct: () => viewModel.setAsking(false) },
          {
            label: words['postAct.delete'],
            kind: 'danger',
            busy: viewModel.busy === 'delete',
            onAct: () => void viewModel.act({ act: 'delete', reason: '', to: null }),
          },
        ]}
      />
    </>
  )
})
