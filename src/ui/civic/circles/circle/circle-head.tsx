import { Lock, MapPin, Megaphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MapSpot } from '../../../../application/civic/maps/map-spot'
import type { Circle } from '../../../../domain/civic/circles/circle'
import { belongsToCircle } from '../../../../domain/civic/circles/circle-membership'
import { positionOf } from '../../../../domain/frame/places/named-place'
import { Image } from '../../../frame/kit/pictures/image'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Button } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { Meta } from '../../../frame/kit/facts/meta'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { Switch } from '../../../frame/kit/fields/choice'
import { useService } from '../../../frame/shell/app-context'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { MemberNamePart } from '../../../participation/member-name.part'
import { feedbackPath } from '../../feedback/feedback.paths'
import { SpotButtonPart } from '../../maps/spot-sheet/spot-sheet.part'
import { circleTone } from '../circle-tone'
import type { CircleViewModel } from './circle.view-model'
import styles from '../circles.module.css'
import { circleFormPath, circleManagerPath } from '../circles.paths'
import { circlesWords } from '../circles.words'

interface CircleHeadProps {
  readonly viewModel: CircleViewModel
  readonly circle: Circle
}

/** What a circle is, and what its moderators want everybody to read. */
export const CircleHead = observer(function CircleHead({ viewModel, circle }: CircleHeadProps) {
  const words = useWords(circlesWords)
  const format = useFormat()
  const spot = useService(MapSpot)
  const at = positionOf(circle.place)
  return (
    <section className={classNames(styles.cover, circleTone(circle.id))}>
      <Image src={circle.picture} alt="" ratio="21:9" round="none" first className={styles.banner} />
      <div className={styles.named}>
        <div className={styles.who}>
          <h1 className={styles.title}>{circle.name}</h1>
          <Meta
            parts={[
              words.members(format.count(circle.members), circle.members === 1),
              words.posts(format.count(circle.posts), circle.posts === 1),
            ]}
          />
          {(circle.isClosed || circle.hasEnded) && (
            <p className={styles.nickname}>
              {circle.isClosed && <Badge icon={<Icon of={Lock} size={12} />}>{words.closedCircle}</Badge>}
              {circle.hasEnded && <Badge>{words.ended}</Badge>}
            </p>
          )}
        </div>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>{circle.intro}</p>
        {(circle.place.name !== '' || at !== null) && (
          <FactList>
            <Fact icon={MapPin} name={words.place}>
              <div className={styles.spot}>
                {circle.place.name}
                {at !== null && <SpotButtonPart spot={spot} at={at} />}
              </div>
            </Fact>
          </FactList>
        )}
        {circle.notice !== '' && (
          <p className={styles.notice}>
            <Icon of={Megaphone} size={16} label={words.notice} />
            {circle.notice}
          </p>
        )}
        <div className={styles.acts}>
          <Button small onClick={() => viewModel.setAbout(true)}>
            {words.about}
          </Button>
        </div>
      </div>
      <Sheet open={viewModel.showsAbout} onClose={() => viewModel.setAbout(false)} title={words.about} flush>
        <CircleAbout viewModel={viewModel} circle={circle} />
      </Sheet>
    </section>
  )
})

/** The rules of a circle, who leads it, and what its members and moderators may change. */
const CircleAbout = observer(function CircleAbout({ viewModel, circle }: CircleHeadProps) {
  const words = useWords(circlesWords)
  const format = useFormat()
  const belongs = belongsToCircle(circle.standing)
  return (
    <>
      {circle.rules.length > 0 && (
        <section className={styles.part} aria-labelledby="circle-rules">
          <h3 id="circle-rules" className={styles.heading}>
            {words.rules}
          </h3>
          <ol className={styles.rules}>
            {circle.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.part} aria-labelledby="circle-leaders">
        <h3 id="circle-leaders" className={styles.heading}>
          {words.leaders}
        </h3>
        {circle.owner === null && <p className={styles.quiet}>{words.noOwner}</p>}
        <ul className={styles.people}>
          {[...(circle.owner === null ? [] : [circle.owner]), ...circle.moderators].map((person) => (
            <li key={person.id} className={styles.person}>
              <Avatar src={person.avatar} name={person.nickname} />
              <span className={styles.nickname}>
                <MemberNamePart member={person} />
                <Badge>{person.id === circle.owner?.id ? words['rank.owner'] : words['rank.moderator']}</Badge>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {`${words[`join.${circle.joinMode}`]} · ${words.foundedAt(format.fullDate(circle.createdAt))}`}
        </p>
      </section>
      <RowGroup>
        {(!circle.isClosed || belongs) && <ListRow title={words.membersTitle} to={circleManagerPath(circle.id)} />}
        {viewModel.leads && (
          <ListRow title={words.manage(circle.waitingCount)} to={`${circleManagerPath(circle.id)}?tab=pending`} />
        )}
        {viewModel.leads && !circle.hasEnded && <ListRow title={words.change} to={circleFormPath(circle.id)} />}
        {belongs && (
          <ListRow
            title={words.messages}
            text={words.messagesText}
            control={
              <Switch
                label={words.messages}
                hiddenLabel
                checked={!circle.isSilent}
                onChange={(isOn) => void viewModel.act(isOn ? 'unsilence' : 'silence')}
              />
            }
          />
        )}
        {belongs && !circle.isSilent && (
          <ListRow
            title={words.postMessages}
            text={words.postMessagesText}
            control={
              <Switch
                label={words.postMessages}
                hiddenLabel
                checked={circle.tellsPosts}
                onChange={(isOn) => void viewModel.act(isOn ? 'tellPosts' : 'untellPosts')}
              />
            }
          />
        )}
        {circle.acts.includes('leave') && <LeaveRow viewModel={viewModel} />}
      </RowGroup>
      {circle.standing === 'owner' && !circle.hasEnded && <OwnerLeaves isAlone={circle.members === 1} />}
    </>
  )
})

/** How somebody leaves the circle that they own. */
function OwnerLeaves({ isAlone }: { readonly isAlone: boolean }) {
  const words = useWords(circlesWords)
  return (
    <section className={styles.part}>
      <p className={styles.quiet}>{isAlone ? words.ownerAlone : words.ownerLeaves}</p>
      {isAlone && (
        <Link to={feedbackPath} look="text" wide>
          {words.askOffice}
        </Link>
      )}
    </section>
  )
}

/** The row by which a member leaves the circle, once they confirm it: some circles cannot be joined again at will. */
const LeaveRow = observer(function LeaveRow({ viewModel }: { readonly viewModel: CircleViewModel }) {
  const words = useWords(circlesWords)
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <>
      <ListRow isDangerous title={words['act.leave']} onPress={() => setAsks(true)} />
      <Dialog
        open={asks}
        onClose={close}
        title={words.leaveTitle}
        text={words.leaveText}
        acts={[
          { label: words.notNow, onAct: close },
          {
            label: words['act.leave'],
            kind: 'danger',
            onAct: () => {
              close()
              void viewModel.act('leave')
            },
          },
        ]}
      />
    </>
  )
})
