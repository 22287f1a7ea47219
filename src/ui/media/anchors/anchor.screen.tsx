import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { daysOf, type AnchorProfile, type AnchorProgramme } from '../../../domain/media/anchors/anchor'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { channelTarget } from '../../../domain/frame/navigation/channel-target'
import { programmePath } from '../channels/radio.paths'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { SharePagePart } from '../../participation/share-page.part'
import { PublisherHeadPart } from '../../participation/publishers/publisher.part'
import { useService } from '../../frame/shell/app-context'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { AnchorViewModel } from './anchor.view-model'
import { anchorsWords } from './anchors.words'

interface AnchorScreenProps {
  readonly viewModel: AnchorViewModel
}

/** S028: a radio host: profile, programmes, albums. */
export const AnchorScreen = observer(function AnchorScreen({ viewModel }: AnchorScreenProps) {
  const words = useWords(anchorsWords)
  const { anchor, head } = viewModel
  return (
    <DetailPage
      of={anchor}
      words={{ ...words, failed: words.failedTitle }}
      shape="rows"
      count={4}
      look="rows"
      actions={head !== null && <SharePagePart head={head} />}
    >
      {(value) => <Account viewModel={viewModel} anchor={value} />}
    </DetailPage>
  )
})

const Account = observer(function Account({
  viewModel,
  anchor,
}: AnchorScreenProps & { readonly anchor: AnchorProfile }) {
  const words = useWords(anchorsWords)
  const navigator = useService(Navigator)
  const { name, avatar, intro, followers, followed, channels, programmes, albums } = anchor
  return (
    <>
      <PublisherHeadPart
        name={name}
        picture={avatar}
        intro={intro}
        followers={followers}
        followed={followed}
        onFollow={viewModel.follow}
      />
      {channels.length > 0 && (
        <RowGroup title={words.channels}>
          {channels.map(({ id, kind, name: channel, frequency, cover }) => {
            const address = shownAddress(navigator, channelTarget(kind, id))
            return (
              <ListRow
                key={id}
                title={channel}
                text={[words[kind], frequency].filter(Boolean).join(' · ')}
                icon={<Avatar src={cover} name={channel} square />}
                {...(address === null ? {} : { to: address })}
              />
            )
          })}
        </RowGroup>
      )}
      {albums.length > 0 && (
        <RowGroup title={words.albums}>
          {albums.map(({ id, title, cover, tracks, finished }) => (
            <ListRow
              key={id}
              title={title}
              text={[words.tracks(tracks), finished ? words.finished : null].filter(Boolean).join(' · ')}
              icon={<Avatar src={cover} name={title} square />}
              to={contentPath('album', id) ?? homePath}
            />
          ))}
        </RowGroup>
      )}
      {programmes.length > 0 && (
        <RowGroup title={words.programmes}>
          {programmes.map((programme) => (
            <Programme
              key={programme.id}
              programme={programme}
              isRadio={channels.some(({ id, kind }) => id === programme.channelId && kind === 'radio')}
            />
          ))}
        </RowGroup>
      )}
    </>
  )
})

function Programme({
  programme: { id, title, channelName, weekdays, startMinute, endMinute },
  isRadio,
}: {
  readonly programme: AnchorProgramme
  readonly isRadio: boolean
}) {
  const words = useWords(anchorsWords)
  const days = daysOf(weekdays)
  const daysText = days === 'some' ? weekdays.map((day) => words[`day.${day}`]).join(words.between) : words[days]
  return (
    <ListRow
      title={title}
      text={`${channelName} · ${daysText} ${timeOf(startMinute)}–${timeOf(endMinute)}`}
      {...(isRadio && { to: programmePath(id) })}
    />
  )
}

/** Formats minutes after midnight: '08:05'; the end of the day is 24:00. */
function timeOf(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`
}

export const screen = defineScreen({ viewModel: AnchorViewModel, view: AnchorScreen, parent: homePath })
