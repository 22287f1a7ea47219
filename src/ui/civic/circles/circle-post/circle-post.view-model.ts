import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CirclePostActs } from '../../../../application/civic/circles/circle-post-acts'
import { CirclePostsGateway, type CirclePostStep } from '../../../../application/civic/circles/circle-posts-gateway'
import type { Form } from '../../../../application/frame/forms/form'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { checkCircleReason, type CircleCard, type CircleReasonForm } from '../../../../domain/civic/circles/circle'
import type { CirclePost } from '../../../../domain/civic/circles/circle-post'
import type { Poll } from '../../../../domain/participation/polls/poll'
import { success } from '../../../../domain/frame/shared/result'
import { participatedContent } from '../../../participation/participated-content'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { circlePath, circlePostPath } from '../circles.paths'

export type PostReasonForm = Form<CircleReasonForm, CircleReasonForm, CirclePost | null>

/** S152: one post of a circle with its reactions and comments, and the acts of its author and its moderators. */
export class CirclePostViewModel implements ScreenViewModel {
  id = ''
  readonly post: Loadable<CirclePost>
  showsActs = false
  /** Whether the dialog that confirms the deletion is open. */
  asksToDelete = false
  /** The form of the reason for which the post is removed, while it is being written. */
  removal: PostReasonForm | null = null
  showsTargets = false
  /** The circles to which it can be moved: the visitor leads them, and they have the same readers. */
  readonly targets: Loadable<readonly CircleCard[]>
  busy: CirclePostStep['act'] | null = null
  readonly resources: Resources

  constructor(
    @inject(CirclePostsGateway) gateway: CirclePostsGateway,
    @inject(CirclePostActs) private readonly acts: CirclePostActs,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.post = new Loadable((signal) => gateway.post(this.id, signal))
    this.targets = new Loadable((signal) => acts.targetsOf(this.post.value, signal))
    this.resources = {
      post: participatedContent(this.post, participation, {
        load: (signal) => this.load(signal),
        arrive: () => this.arrive(),
      }),
    }
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.post
    if (value === null) return null
    const { id, summary, pictures, text, at } = value
    return {
      title: summary,
      description: text,
      image: pictures[0]?.address ?? null,
      // What only members see is nothing that search engines or previews of links are told of.
      ...(value.isClosedCircle ? {} : { about: { kind: 'circlePost', id, publishedAt: at } }),
    }
  }

  get isGone(): boolean {
    return this.post.failure?.code === 'gone'
  }

  get isPublic(): boolean {
    return this.post.value?.state === 'published'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['aid'] ?? ''
  }

  reload(): Promise<void> {
    return this.load()
  }

  /** Keeps a poll in which the reader has just voted with the post. */
  keepPoll(poll: Poll): void {
    const { value } = this.post
    if (value !== null) this.post.set({ ...value, poll })
  }

  setActs(shows: boolean): void {
    this.showsActs = shows
  }

  setAsking(asks: boolean): void {
    this.showsActs = false
    this.asksToDelete = asks
  }

  /** Opens the form of the reason for which a moderator removes the post. */
  writeRemoval(): void {
    this.showsActs = false
    const form: PostReasonForm = this.forms.make({
      name: `remove-circle-post:${this.id}`,
      needs: 'member',
      values: { text: '' },
      check: checkCircleReason,
      send: ({ text }, key) => this.execute({ act: 'remove', reason: text, to: null }, key),
      onSent: this.closeRemoval,
    })
    this.removal = form
    void form.open()
  }

  closeRemoval(): void {
    this.removal = null
  }

  /** Opens the choice of the circle to which the post is moved. */
  chooseTarget(): void {
    this.showsActs = false
    this.showsTargets = true
    void this.targets.load()
  }

  closeTargets(): void {
    this.showsTargets = false
  }

  async act(step: CirclePostStep): Promise<void> {
    if (this.busy !== null) return
    this.busy = step.act
    const outcome = await this.execute(step, this.forms.newKey())
    runInAction(() => {
      this.busy = null
      this.showsActs = false
      this.showsTargets = false
      this.asksToDelete = false
    })
    const circleId = this.post.value?.circle.id
    if (outcome.ok && outcome.value === null && circleId !== undefined)
      this.navigator.navigateTo(circlePath(circleId), { replace: true })
  }

  private async execute(step: CirclePostStep, key: string): Promise<Outcome<CirclePost | null>> {
    const { value } = this.post
    if (value === null) return success(null)
    const refresh = () => this.reload()
    const outcome = await this.acts.execute(value, step, key, { refresh, onUndo: (undo) => void this.act(undo) })
    if (outcome.ok && outcome.value !== null) {
      this.post.set(outcome.value)
      await this.arrive()
    }
    return outcome
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.post.load(signal)
    await this.arrive(signal)
  }

  private async arrive(signal?: CancelSignal): Promise<void> {
    const { value } = this.post
    // A post that is not public has no comments.
    if (value === null || value.state !== 'published') return
    const { id, summary: title, text: description, pictures, author } = value
    await this.participation.open({ kind: 'circlePost', id }, signal)
    this.participation.onArrival({
      ...{ title, description, info: null, by: author.nickname },
      path: circlePostPath(id),
      cover: pictures[0]?.address ?? '',
    })
  }
}
