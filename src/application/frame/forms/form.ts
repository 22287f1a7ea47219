import { runInAction } from 'mobx'
import type { Failure } from '../shared/failure'
import type { Resource } from '../shared/resource'
import { FormKeeping, noKeeping, type Keeping } from './form-keeping'
import type { FieldOf, FormErrors, FormOptions } from './form-options'
import { changesBetween, emptied, fieldFailures, valuesLike, without } from './form-values'
import type { PictureServices } from './picture-services'
import { PictureSet } from './picture-set'
import type { PlainForms } from './plain-forms'
import { observe } from '../shared/observe'

/**
 * A form: its values and errors, its draft, its pictures, and a single submit. The input survives a reload, a crash, a
 * login and a lost network; it is submitted only once.
 */
export class Form<Values extends object, Sent extends object = Values, Answer = unknown> implements Resource {
  values: Values
  errors: FormErrors<Values> = {}
  state: 'editing' | 'sending' | 'sent' = 'editing'
  /** Why the form as a whole was refused. */
  failure: Failure | null = null
  /** Whether the values shown are from an earlier visit. */
  isRestored = false
  readonly pictures: PictureSet | null
  /** Whether the form was submitted offline and waits for the network. */
  private isHeld = false
  private isOnDetour = false
  /** The values that the form started with or sent last. While the form still has them, there is nothing to lose. */
  private saved: Values
  private readonly host: {
    readonly services: PlainForms
    readonly options: FormOptions<Values, Sent, Answer>
    readonly keeping: Keeping
    isOpen: boolean
    isShown: boolean
    wasUnderWay: boolean
    failedTries: number
    endWait: () => void
  }

  constructor(
    services: PlainForms,
    options: FormOptions<Values, Sent, Answer>,
    pictures: PictureServices | null = null,
  ) {
    this.values = options.values
    this.saved = options.values
    this.pictures =
      options.pictures === undefined || pictures === null
        ? null
        : new PictureSet(
            pictures,
            { limit: options.pictures, takesVideos: options.videos === true, arePublished: options.published === true },
            { edited: () => this.edited(['pictures']), uploaded: () => void this.host.keeping.now() },
          )
    const newKey = () => services.newKey()
    const keeping =
      options.draft === false
        ? noKeeping(newKey)
        : new FormKeeping(services.drafts, newKey, options.name, () => this.filled())
    this.host = {
      services,
      options,
      keeping,
      isOpen: false,
      isShown: false,
      wasUnderWay: false,
      failedTries: 0,
      endWait: () => undefined,
    }
    observe(this)
  }

  get name(): string {
    return this.host.options.name
  }

  get isSending(): boolean {
    return this.state === 'sending'
  }

  get isChanged(): boolean {
    return JSON.stringify(this.values) !== JSON.stringify(this.saved) || (this.pictures?.pictures.length ?? 0) > 0
  }

  /** Whether it was submitted, and will be sent when the network is back. */
  get waitsForNetwork(): boolean {
    return this.isHeld || (this.isSending && this.pictures?.isWaiting === true)
  }

  /**
   * Whether leaving needs a confirmation. It needs none while the form is being sent, on a detour to choose one of its
   * values, or after the session has ended, because the draft is kept.
   */
  asksBeforeLeaving(): boolean {
    return this.isChanged && this.state === 'editing' && !this.isHeld && !this.isOnDetour && this.host.keeping.isOwners
  }

  /** Starts with the form's own values, overridden by the draft where there is one. */
  open(): Promise<void> {
    return this.start(this.host.options.values)
  }

  /** Starts with the given values, such as stored ones, overridden by the draft where there is one. */
  async start(values: Values): Promise<void> {
    const shown = this.values
    const draft = await this.host.keeping.read()
    runInAction(() => {
      this.saved = values
      // Input typed while the draft was being read is kept.
      this.values = { ...values, ...valuesLike(values, draft?.values ?? {}), ...changesBetween(shown, this.values) }
    })
    await this.pictures?.restore(draft?.pictures ?? [])
    runInAction(() => {
      this.isRestored = draft !== null && this.isChanged
      this.host.isOpen = true
      this.host.wasUnderWay = draft?.isWaiting ?? false
      this.resume()
    })
  }

  /**
   * Called when the form appears on screen. From then on the form saves its input when the screen or the page is left,
   * and it submits what a login interrupted.
   */
  show(): () => void {
    const { keeping, services } = this.host
    const end = services.drafts.whenLeaving(() => void keeping.flush())
    this.host.isShown = true
    this.isOnDetour = false
    this.resume()
    return () => {
      end()
      this.host.isShown = false
      void keeping.flush()
    }
  }

  /** Called before another screen opens to choose one of the values. Leaving then needs no confirmation. */
  detour(): void {
    this.isOnDetour = true
  }

  change(part: Partial<Values>): void {
    this.values = { ...this.values, ...part }
    this.edited(Object.keys(part))
  }

  /** The errors of the current values, whether shown or not. */
  broken(): FormErrors<Values> {
    const result = this.host.options.check(this.values)
    return result.ok ? {} : result.reason
  }

  /** Shows the errors of the given fields; returns whether there are none. */
  checkFields(fields: readonly FieldOf<Values>[]): boolean {
    const found = Object.entries(this.broken()).filter(([field]) => fields.includes(field as FieldOf<Values>))
    this.errors = { ...without(this.errors, fields), ...(Object.fromEntries(found) as FormErrors<Values>) }
    return found.length === 0
  }

  /** Adds errors to those shown already, and empties the refused fields that must be typed again. */
  showErrors(errors: FormErrors<Values>): void {
    this.errors = { ...this.errors, ...errors }
    const refused = (this.host.options.retyped ?? []).filter((field) => errors[field] !== undefined)
    this.values = emptied(this.values, this.host.options.values, refused)
  }

  /** Resets to the initial values and deletes the draft. */
  discard(): void {
    this.stopWaiting()
    this.values = this.saved
    this.errors = {}
    this.failure = null
    this.isRestored = false
    void this.pictures?.clear()
    this.host.keeping.forget()
  }

  /** Cancels a submit that waits for the network; the draft stays. */
  stopWaiting(): void {
    this.host.endWait()
    this.pictures?.stop()
    this.isHeld = false
    this.state = 'editing'
  }

  async submit(): Promise<void> {
    const { options, keeping } = this.host
    if (this.isSending) return
    this.host.endWait()
    this.failure = null
    const { values } = this
    const result = options.check(values)
    this.errors = result.ok ? {} : result.reason
    if (!result.ok) return
    this.state = 'sending'
    await keeping.now()
    if (!this.host.services.intents.admits(options.needs, this.intent)) return this.resumeEditing()
    const send = (sent: Sent) => options.send(sent, keeping.keyFor(sent))
    const outcome = await (this.pictures === null
      ? send(result.value)
      : this.pictures.sendWith((pictures) => send({ ...result.value, pictures })))
    runInAction(() => {
      if (!outcome.ok) return this.tell(outcome.reason)
      this.isHeld = false
      this.saved = values
      // Input typed during the request is not lost.
      this.state = this.values === values ? 'sent' : 'editing'
      if (this.state === 'sent') {
        this.isRestored = false
        void this.pictures?.clear()
        keeping.forget()
      }
      options.onSent(outcome.value)
    })
  }

  private async resumeEditing(): Promise<void> {
    this.state = 'editing'
    await this.host.keeping.now()
  }

  private edited(fields: readonly string[]): void {
    const { dependents } = this.host.options
    const broken: FormErrors<Values> = dependents === undefined ? {} : this.broken()
    const outdated = fields
      .flatMap((field) => dependents?.[field as FieldOf<Values>] ?? [])
      .filter((field) => this.errors[field] !== broken[field])
    this.errors = without(this.errors, [...fields, ...outdated])
    this.failure = null
    this.isRestored = false
    if (this.state === 'sent') this.state = 'editing'
    this.host.keeping.soon()
  }

  private get intent() {
    return { kind: 'form', target: this.name, payload: null }
  }

  /** Submits the form if a login, or closing the page during the request, interrupted its submission. */
  private resume(): void {
    const { isOpen, isShown, wasUnderWay, services, options } = this.host
    if (!isOpen || !isShown || !services.intents.mayAct(options.needs)) return
    this.host.wasUnderWay = false
    if (services.intents.consume('form', this.name) !== null || wasUnderWay) void this.submit()
  }

  private tell(failure: Failure): void {
    const { services, options } = this.host
    const isKept = options.draft !== false
    this.isHeld = isKept && failure.code === 'offline'
    if (isKept && failure.code === 'session-expired') services.intents.keep(this.intent)
    if (this.isHeld) this.host.endWait = services.network.whenBack(this.host.failedTries++, () => void this.submit())
    else if (failure.code !== 'cancelled') {
      const errors = options.errorsOf?.(failure) ?? fieldFailures(failure, this.values)
      if (errors === null) this.failure = failure
      else this.showErrors(errors)
    }
    void this.resumeEditing()
  }

  private filled() {
    if (this.state === 'sent' || !this.isChanged) return null
    const values = this.values as Readonly<Record<string, unknown>>
    // A request that was under way when the page was closed is sent again, under the same key.
    return { values, isWaiting: this.isHeld || this.isSending, pictures: this.pictures?.storedPictures() ?? [] }
  }
}
