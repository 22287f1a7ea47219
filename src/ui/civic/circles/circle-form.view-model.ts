import { inject } from 'inversify'
import { circleNotices } from '../../../application/civic/circles/circle-notices'
import { CirclesGateway, type CirclePage } from '../../../application/civic/circles/circles-gateway'
import { MapSpot } from '../../../application/civic/maps/map-spot'
import type { Form } from '../../../application/frame/forms/form'
import { LateForm } from '../../../application/frame/forms/late-form'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Circle } from '../../../domain/civic/circles/circle'
import { checkCircleForm, type CircleForm } from '../../../domain/civic/circles/circle-form'
import { joinModes, leadsCircle, type JoinMode } from '../../../domain/civic/circles/circle-membership'
import { success } from '../../../domain/frame/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { circlePath } from './circles.paths'

/** The form in which those who lead a circle change what it says about itself, and how people join it. */
export class CircleFormViewModel implements ScreenViewModel {
  id = ''
  readonly page: Loadable<CirclePage>
  readonly resources: Resources
  private readonly late = new LateForm<Form<CircleForm, CircleForm, Circle>>()

  constructor(
    @inject(CirclesGateway) private readonly gateway: CirclesGateway,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(MapSpot) readonly spot: MapSpot,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.page = new Loadable((signal) => gateway.circle(this.id, signal))
    this.resources = { page: { open: (_location, signal) => this.load(signal), show: () => this.late.show() } }
    observe(this)
  }

  /** The form; null until the circle is loaded, and for who does not lead it. */
  get form(): Form<CircleForm, CircleForm, Circle> | null {
    return this.late.form
  }

  get isGone(): boolean {
    return this.page.failure?.code === 'gone'
  }

  get leads(): boolean {
    const standing = this.page.value?.circle.standing
    return standing !== undefined && leadsCircle(standing)
  }

  /** Whether the member owns the circle, and so sets its question. */
  get isOwner(): boolean {
    return this.page.value?.circle.standing === 'owner'
  }

  /** How people may join: a closed circle is not entered by everybody. */
  get joinModes(): readonly JoinMode[] {
    return this.page.value?.circle.isClosed === true ? joinModes.filter((mode) => mode !== 'open') : joinModes
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }

  reload(): Promise<void> {
    return this.load()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    await this.page.load(signal)
    const { value } = this.page
    if (value === null || !this.leads || this.form !== null) return
    await this.makeForm(value.circle).open()
  }

  private makeForm({
    id,
    intro,
    rules,
    notice,
    place,
    joinMode,
    question,
  }: Circle): Form<CircleForm, CircleForm, Circle> {
    const form = this.forms.make<CircleForm, CircleForm, Circle>({
      name: `circle:${id}`,
      needs: 'member',
      values: { intro, rules: rules.join('\n'), notice, place, joinMode, question },
      check: (form) => {
        const checked = checkCircleForm(form, this.spot.area)
        return checked.ok ? success(form) : checked
      },
      send: (form, key) => this.gateway.change(id, form, key),
      onSent: () => {
        this.notices.show({ code: circleNotices['circle-changed'] }, 'success')
        this.navigator.back(circlePath(id))
      },
    })
    this.late.set(form)
    return form
  }
}
