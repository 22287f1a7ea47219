import { observer } from 'mobx-react-lite'
import { MapSpot } from '../../../application/civic/maps/map-spot'
import { circlePostPlaceRule, circlePostTextRule } from '../../../domain/civic/circles/circle-post-form'
import { positionOf, type NamedPlace } from '../../../domain/frame/places/named-place'
import { ComposerPage } from '../../frame/forms/composer-page.part'
import { ComposerTools, PlaceTool, usePlaceFold } from '../../frame/forms/composer-tools.part'
import { PicturesTool } from '../../frame/uploads/pictures-tool.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { PlaceField } from '../../frame/places/place-field.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useService } from '../../frame/shell/app-context'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { LinkCardPart } from '../../participation/link-previews/link-card.part'
import { MarkedTextField } from '../../participation/mentions/marked-text-field.part'
import { LazyPollFields, PollTool } from '../../participation/polls/poll-tool.part'
import { SpotButtonPart } from '../maps/spot-sheet/spot-sheet.part'
import { circlePath, circlesPath } from '../circles/circles.paths'
import styles from './post-form.module.css'
import { PostFormViewModel } from './post-form.view-model'
import { postFormWords } from './post-form.words'

interface PostFormProps {
  readonly viewModel: PostFormViewModel
}

/** S153: writing a post in a circle. */
export const PostFormScreen = observer(function PostFormScreen({ viewModel }: PostFormProps) {
  const words = useWords(postFormWords)
  const { circle, isEditing, block, page, post } = viewModel
  const missing =
    page.state === 'failed' && page.value === null ? (
      <FailedPart title={words.failed} failure={page.failure} onRetry={page.reload} />
    ) : isEditing && post.state === 'failed' && post.value === null ? (
      <FailedPart title={words.postFailed} failure={post.failure} onRetry={post.reload} />
    ) : block === 'ended' && circle !== null ? (
      <EmptyState
        subject="locked"
        title={words.ended(circle.name)}
        text={words.endedText}
        action={<ButtonLink to={circlePath(circle.id)}>{words.seeCircle}</ButtonLink>}
      />
    ) : null
  return missing === null ? (
    <PostFields viewModel={viewModel} />
  ) : (
    <PlainPage title={isEditing ? words.editScreen : words.screen}>{missing}</PlainPage>
  )
})

/** Why the visitor cannot write now, and what helps. What they wrote stays below it. */
const BlockNote = observer(function BlockNote({ viewModel }: PostFormProps) {
  const words = useWords(postFormWords)
  const format = useFormat()
  const { circle, block, joinAct, isJoining } = viewModel
  if (circle === null || block === null) return null
  return (
    <div className={styles.note} role="status">
      <strong>{block === 'muted' ? words.muted : words.joinFirst}</strong>
      <span>{block === 'muted' ? words.mutedUntil(format.dateTime(circle.mutedUntil ?? 0)) : words.joinText}</span>
      {block === 'join' && joinAct !== null && (
        <Button small busy={isJoining} onClick={() => void viewModel.join(joinAct)}>
          {words.join}
        </Button>
      )}
      {(block === 'muted' || joinAct === null) && (
        <ButtonLink small to={circlePath(circle.id)}>
          {words.seeCircle}
        </ButtonLink>
      )}
    </div>
  )
})

const PostFields = observer(function PostFields({ viewModel }: PostFormProps) {
  const words = useWords(postFormWords)
  const { form, circle, isEditing, page, tools } = viewModel
  const field = useFields(form, words)
  const { link } = form.values
  const spot = useService(MapSpot)
  const place = field('place')
  const placeFold = usePlaceFold(place)
  const choosePlace = (part: Partial<NamedPlace>) => form.change({ place: { ...form.values.place, ...part } })
  return (
    <ComposerPage
      title={isEditing ? words.editScreen : words.screen}
      head={<BlockNote viewModel={viewModel} />}
      form={form}
      words={words}
      submit={isEditing ? words.save : words.submit}
      onlyChanges={isEditing}
      limit={{ reached: isEditing ? null : (page.value?.limit ?? null) }}
    >
      {circle !== null && (
        <p className={styles.about}>
          {words.inCircle(circle.name)}
          {circle.isClosed && <span className={styles.quiet}>{words.forMembers}</span>}
        </p>
      )}
      <MarkedTextField
        {...field('text')}
        maxLength={circlePostTextRule.most}
        rows={6}
        suggested={tools.suggested}
        onChange={viewModel.write}
        onName={viewModel.name}
        tools={(marks) => (
          <ComposerTools>
            {form.pictures !== null && <PicturesTool {...field('pictures')} pictures={form.pictures} />}
            {marks}
            <PlaceTool {...placeFold} field={place.id} />
            {!isEditing && <PollTool form={form} />}
          </ComposerTools>
        )}
      />
      {link !== null && <LinkCardPart link={link} onRemove={viewModel.removeLink} />}
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} hasTool />}
      {placeFold.isOpen && (
        <PlaceField
          {...place}
          autoFocus={placeFold.wasOpened}
          letters={circlePostPlaceRule.most}
          onChange={choosePlace}
        >
          <SpotButtonPart spot={spot} at={positionOf(place.value)} onChoose={choosePlace} />
        </PlaceField>
      )}
      {isEditing && <p className={styles.quiet}>{words.editHint}</p>}
      {!isEditing && form.values.hasPoll && <LazyPollFields form={form} />}
    </ComposerPage>
  )
})

export const screen = defineScreen({ viewModel: PostFormViewModel, view: PostFormScreen, parent: circlesPath })
