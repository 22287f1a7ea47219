import { observer } from 'mobx-react-lite'
import type { Show } from '../../../../domain/civic/shows/show'
import { CodeCard } from '../../../frame/codes/code-card.part'
import { Button } from '../../../frame/kit/buttons/button'
import { Image } from '../../../frame/kit/pictures/image'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { Loaded } from '../../../frame/kit/states/loaded'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { ShareSheetPart } from '../../../frame/sharing/share-sheet.part'
import { useWords } from '../../../frame/words/words'
import { InvitationViewModel } from './invitation.view-model'
import styles from './invitation.module.css'
import { enterPath, showPath } from '../shows.paths'
import { showsWords } from '../shows.words'

interface InvitationProps {
  readonly viewModel: InvitationViewModel
}

/** S107: an entry with a code that invites others. */
export const InvitationScreen = observer(function InvitationScreen({ viewModel }: InvitationProps) {
  const words = useWords(showsWords)
  const { entry } = viewModel
  return (
    <PlainPage title={words.inviteTitle}>
      <Loaded of={entry} failed={words.failedTitle} loading={words.loading}>
        {(value) => <Invitation viewModel={viewModel} show={value} />}
      </Loaded>
    </PlainPage>
  )
})

const Invitation = observer(function Invitation({ viewModel, show }: InvitationProps & { readonly show: Show }) {
  const words = useWords(showsWords)
  const { author, topic, cover, summary } = show
  return (
    <div className={styles.invitation}>
      <p className={styles.text}>{words.inviteText(author.nickname, topic?.title ?? summary)}</p>
      {cover !== null && <Image src={cover.address} alt="" ratio="16:9" first />}
      <p className={styles.summary}>{summary}</p>
      <CodeCard text={viewModel.address} label={words.inviteCode} caption={words.inviteHint} />
      <div className={styles.acts}>
        <Button kind="primary" block onClick={() => viewModel.share(true)}>
          {words.invite}
        </Button>
        {topic !== null && (
          <ButtonLink to={enterPath(topic.id)} block>
            {words.takePart}
          </ButtonLink>
        )}
      </div>
      <ShareSheetPart
        open={viewModel.isSharing}
        onClose={() => viewModel.share(false)}
        subject={{
          ...{ info: null, title: summary, description: show.text },
          path: showPath(show),
          target: { id: show.id, kind: topic === null ? 'show' : 'entry' },
          cover: cover?.address ?? '',
        }}
      />
    </div>
  )
})

export const screen = defineScreen({
  viewModel: InvitationViewModel,
  view: InvitationScreen,
  parent: ({ parent }) => parent,
})
