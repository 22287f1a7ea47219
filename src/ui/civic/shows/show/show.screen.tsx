import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Show } from '../../../../domain/civic/shows/show'
import { TimeLine } from '../../../frame/cases/time-line.part'
import { IconButton } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ParticipationPart } from '../../../participation/participation.part'
import { ReportButtonPart } from '../../../participation/reports/report-button.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ShowAbout } from './show-about'
import { ShowViewModel } from './show.view-model'
import styles from './show.module.css'
import { enterPath, invitationPath, showsPath } from '../shows.paths'
import { showsWords } from '../shows.words'

interface ShowProps {
  readonly viewModel: ShowViewModel
}

/**
 * S131: one show with its comments; S105: one entry with its comments; S106: one comment with its replies, over its
 * entry.
 */
export const ShowScreen = observer(function ShowScreen({ viewModel }: ShowProps) {
  const words = useWords(showsWords)
  const { post, mayRemove, isPublic } = viewModel
  return (
    <>
      <DetailPage
        of={post}
        words={{ ...words, failed: words.failedTitle }}
        list={showsPath}
        onRetry={() => void viewModel.reload()}
        hasReactionBar
        actions={
          <>
            {mayRemove && (
              <IconButton
                label={words.remove}
                icon={<Icon of={Trash2} size={22} />}
                onClick={() => viewModel.setAsking(true)}
              />
            )}
            {isPublic && post.value !== null && !post.value.mine && (
              <ReportButtonPart subject={{ kind: 'show', id: post.value.id }} />
            )}
          </>
        }
      >
        {(value) => <ShowPage viewModel={viewModel} show={value} />}
      </DetailPage>
      <Dialog
        open={viewModel.asksToRemove}
        onClose={() => viewModel.setAsking(false)}
        title={words.removeTitle}
        text={words.removeText}
        acts={[
          { label: words.keep, onAct: () => viewModel.setAsking(false) },
          { label: words.remove, kind: 'danger', busy: viewModel.isRemoving, onAct: () => void viewModel.remove() },
        ]}
      />
    </>
  )
})

const ShowPage = observer(function ShowPage({ viewModel, show }: ShowProps & { readonly show: Show }) {
  const words = useWords(showsWords)
  return (
    <>
      <ShowAbout show={show} />
      {show.topic !== null && viewModel.isPublic && (
        <div className={styles.acts}>
          <ButtonLink to={enterPath(show.topic.id)} kind="primary">
            {words.takePart}
          </ButtonLink>
          <ButtonLink to={invitationPath(show.id)}>{words.invite}</ButtonLink>
        </div>
      )}
      {show.state === 'submitted' && <p className={styles.waits}>{words.waits}</p>}
      {show.steps.length > 0 && (
        <div className={styles.part}>
          <TimeLine steps={show.steps} titleOf={({ act }) => words[`step.${act}`]} />
        </div>
      )}
      {viewModel.isPublic && <ParticipationPart viewModel={viewModel.participation} commentsOpen={show.commentsOpen} />}
    </>
  )
})

export const screen = defineScreen({
  viewModel: ShowViewModel,
  view: ShowScreen,
  // A comment opens over its show, so both addresses share one screen.
  key: ({ params }) => `show ${params['aid'] ?? ''}`,
  parent: showsPath,
})
