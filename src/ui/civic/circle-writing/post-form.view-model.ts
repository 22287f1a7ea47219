import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CirclePostsGateway } from '../../../application/civic/circles/circle-posts-gateway'
import { CirclesGateway, type CirclePage } from '../../../application/civic/circles/circles-gateway'
import { PostTools } from '../../../application/civic/circle-writing/post-tools'
import type { WrittenPost } from '../../../application/civic/circle-writing/post-writing-gateway'
import { WritePost, type PostForm } from '../../../application/civic/circle-writing/write-post'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Circle } from '../../../domain/civic/circles/circle'
import { belongsToCircle } from '../../../domain/civic/circles/circle-membership'
import type { CirclePost } from '../../../domain/civic/circles/circle-post'
import { emptyCirclePost } from '../../../domain/civic/circles/circle-post-form'
import { nowhere } from '../../../domain/frame/places/named-place'
import type { NamedPerson } from '../../../domain/participation/marked-text/marked-text'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { circlePostPath } from '../circles/circles.paths'

/** Why the visitor cannot write in the circle now. */
export type WritingBlock = 'join' | 'muted' | 'ended'

/** S153: writes a post in a circle, or changes the words of one's own. */
export class PostFormViewModel implements ScreenViewModel {
  readonly page: Loadable<CirclePage>
  /** The post that is changed; nothing is loaded for a new one. */
  readonly post: Loadable<CirclePost>
  form: PostForm
  isJoining = false
  private circleId = ''
  private postId = ''

  constructor(
    @inject(WritePost) private readonly writing: WritePost,
    @inject(CirclesGateway) circles: CirclesGateway,
    @inject(CirclePostsGateway) posts: CirclePostsGateway,
    @inject(PostTools) readonly tools: PostTools,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.page = new Loadable((signal) => circles.circle(this.circleId, signal))
    this.post = new Loadable((signal) => posts.post(this.postId, signal))
    this.form = writing.form('', this.leave)
    observe(this)
  }

  /** The address says whose form it is, so the form is read anew. */
  get resources(): Resources {
    return {
      page: resetResource(this.page),
      form: { open: (_location, signal) => this.open(signal), show: () => this.form.show() },
    }
  }

  get circle(): Circle | null {
    return this.page.value?.circle ?? null
  }

  get isEditing(): boolean {
    return this.postId !== ''
  }

  /** It is null when the visitor can write, as far as is known. */
  get block(): WritingBlock | null {
    const { circle } = this
    if (circle === null) return null
    if (circle.hasEnded) return 'ended'
    if (circle.mutedUntil !== null && circle.mutedUntil > this.tools.now()) return 'muted'
    return belongsToCircle(circle.standing) ? null : 'join'
  }

  /** How the visitor becomes a member at once; null where somebody else decides about it. */
  get joinAct(): 'enter' | 'accept' | null {
    return (['accept', 'enter'] as const).find((act) => this.circle?.acts.includes(act) === true) ?? null
  }

  get isGone(): boolean {
    return this.page.failure?.code === 'gone'
  }

  applyLocation({ params, query }: ScreenLocation): void {
    const { id = '' } = params
    const { post = '' } = query
    if (id === this.circleId && post === this.postId) return
    this.circleId = id
    this.postId = post
    this.tools.suggested.group = { circleId: id }
    this.form = post === '' ? this.writing.form(id, this.leave) : this.writing.editForm(post, this.leave)
  }

  show(): () => void {
    return () => this.tools.stop()
  }

  /** Joins when a login interrupted that. */
  onArrival(): void {
    if (this.tools.resumesJoining(this.circleId)) void this.join('enter')
  }

  write(text: string): void {
    this.form.change({ text })
    this.tools.finder.look(text, (link) => this.form.change({ link }))
  }

  /** Somebody was chosen, who stands before another one of the same name. */
  name(text: string, person: NamedPerson): void {
    const others = this.form.values.people.filter(({ id }) => id !== person.id)
    this.form.change({ people: [person, ...others] })
    this.write(text)
  }

  removeLink(): void {
    this.form.change({ link: null })
  }

  /** Joins the circle, and sends what was refused because the visitor did not belong to it. */
  async join(act: 'enter' | 'accept'): Promise<void> {
    if (this.isJoining) return
    this.isJoining = true
    const joined = await this.tools.join(this.circleId, act, () => this.page.load())
    if (joined !== null) await this.page.load()
    runInAction(() => (this.isJoining = false))
    if (joined !== null && this.form.failure?.state === 'not-a-member') await this.form.submit()
  }

  private async open(signal?: CancelSignal): Promise<void> {
    if (!this.isEditing) await this.form.open()
    else {
      const post = await this.post.load(signal)
      if (post === null) return
      const people = post.named.people.map(({ id, name }) => ({ id, name }))
      const { text, link, position } = post
      const place = { ...nowhere, ...position, name: post.place }
      await this.form.start({ ...emptyCirclePost, text, people, place, link })
    }
    this.tools.finder.know(this.form.values.text)
  }

  private readonly leave = ({ id }: WrittenPost): void =>
    this.navigator.navigateTo(circlePostPath(id), { replace: true })
}
