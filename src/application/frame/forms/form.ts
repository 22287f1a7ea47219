import { runInAction } from 'mobx'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { Failure } from '../shared/failure'
import type { Resource } from '../shared/resource'
import { draftKeepingFor, formHost, type FormHost } from './form-host'
import type { FieldOf, FormErrors, FormOptions } from './form-options'
import { changesBetween, resetFields, fieldFailures, valuesLike, withoutFields } from './form-values'
import type { PictureServices } from './picture-services'
import { PictureSet } from './picture-set'
import type { PlainForms } from './plain-forms'
import { sendForm } from './send-form'
import { observe } from '../shared/observe'

/** The screen that leads to all that a member has sent. */
const ownThingsPath = '/mine'

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
  /** The limit by which the last submit was refused. Changing the form does not end it. */
  reachedLimit: ReachedLimit | null = null
  /** Whether the values shown are from an earlier visit. */
  isRestored = false
  /** Whether the form turned out to be sent before, such as in another tab; the path to it where that is known. */
  sentBefore: { readonly path: string | null } | null = null
  readonly pictures: PictureSet | null
  /** Whether the form was submitted offline and waits for the network. */
  private isHeld = false
  private isOnDetour = false
  /** The values that the form started with or sent last. While the form still has them, there is nothing to lose. */
  private savedValues: Values
  private readonly host: FormHost<Values, Sent, Answer>

  constructor(
    services: PlainForms,
    options: FormOptions<Values, Sent, Answer>,
    pictures: PictureServices | null = null,
  ) {
    this.values = options.values
    this.savedValues = options.values
    this.pictures =
      options.pictures === undefined || pictures === null
        ? null
        : new PictureSet(
            pictures,
            { limit: options.pictures, takesVideos: options.videos === true, arePublished: options.published === true },
            { edited: () => this.edited(['pictures']), uploaded: () => void this.host.draftKeeping.now() },
          )
    const contents = { contents: () => this.contents(), needsKeeping: () => this.needsKeeping }
    this.host = formHost(services, options, draftKeepingFor(services, options, contents))
    observe(this)
  }

  get name(): string {
    return this.host.options.name
  }

  get isSending(): boolean {
    return this.state === 'sending'
  }

  get isChanged(): boolean {
    return JSON.stringify(this.values) !== JSON.stringify(this.savedValues) || (this.pictures?.pictures.length ?? 0) > 0
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
    return (
      this.needsKeeping &&
      this.state === 'editing' &&
      !this.isHeld &&
      !this.isOnDetour &&
      this.host.draftKeeping.isOwners
    )
  }

  /** Whether the device refuses to store the draft. Its answer may change with every change of the form. */
  isDraftRefused(): boolean {
    return this.host.draftKeeping.isRefused
  }

  /** Starts with the form's own values, overridden by the draft where there is one. */
  open(): Promise<void> {
    return this.start(this.host.options.values)
  }

  /** Starts with the given values, such as stored ones, overridden by the draft where there is one. */
  async start(values: Values): Promise<void> {
    const currentValues = this.values
    const draft = await this.host.draftKeeping.read()
    runInAction(() => {
      this.savedValues = values
      // Input typed while the draft was being read is kept.
      this.values = {
        ...values,
        ...valuesLike(values, draft?.values ?? {}),
        ...changesBetween(currentValues, this.values),
      }
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
    const { draftKeeping, services } = this.host
    const endSaving = services.drafts.saveWhenLeaving(() => void draftKeeping.flush())
    const endTabs = draftKeeping.whenSentElsewhere((sent) => this.onSentElsewhere(sent))
    this.host.isShown = true
    this.isOnDetour = false
    // What was open may have been ended on another screen.
    if (this.reachedLimit?.until === null) this.reachedLimit = null
    this.resume()
    return () => {
      endSaving()
      endTabs()
      this.host.isShown = false
      void draftKeeping.flush()
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
    const brokenRules = Object.entries(this.broken()).filter(([field]) => fields.includes(field as FieldOf<Values>))
    this.errors = { ...withoutFields(this.errors, fields), ...(Object.fromEntries(brokenRules) as FormErrors<Values>) }
    return brokenRules.length === 0
  }

  /** Adds errors to those shown already, and empties the refused fields that must be typed again. */
  showErrors(errors: FormErrors<Values>): void {
    this.errors = { ...this.errors, ...errors }
    const refusedFields = (this.host.options.retypedFields ?? []).filter((field) => errors[field] !== undefined)
    this.values = resetFields(this.values, this.host.options.values, refusedFields)
  }

  /** Resets to the initial values and deletes the draft. */
  discard(): void {
    this.stopWaiting()
    this.values = this.savedValues
    this.errors = {}
    this.failure = null
    this.isRestored = false
    this.sentBefore = null
    void this.pictures?.clear()
    this.host.draftKeeping.forget()
  }

  /** What the form holds stays in sight, but is no draft any more. */
  private onSentBefore(path: string | null): void {
    this.stopWaiting()
    this.isRestored = false
    this.sentBefore = { path }
    void this.host.draftKeeping.now()
  }

  private onSentElsewhere({ isSame, path }: { readonly isSame: boolean; readonly path: string | null }): void {
    if (this.isSending || !this.isChanged) return
    if (isSame) this.onSentBefore(path ?? this.sentBefore?.path ?? null)
    // The other tab has deleted the draft that both had.
    else this.host.draftKeeping.saveSoon()
  }

  /** Cancels a submit that waits for the network; the draft stays. */
  stopWaiting(): void {
    this.host.endWait()
    this.pictures?.stop()
    this.isHeld = false
    this.state = 'editing'
  }

  async submit(): Promise<void> {
    const { options, draftKeeping } = this.host
    // Other content takes the form back to editing.
    if (this.isSending || this.sentBefore !== null) return
    this.host.endWait()
    this.failure = null
    this.reachedLimit = null
    const { values } = this
    const result = options.check(values)
    this.errors = result.ok ? {} : result.reason
    if (!result.ok) return
    this.state = 'sending'
    await draftKeeping.now()
    if (!this.host.services.intents.admits(options.needs, this.intent)) return this.resumeEditing()
    const outcome = await sendForm({ ...this.host, send: options.send, pictures: this.pictures }, result.value)
    runInAction(() => {
      if (!outcome.ok) return this.tell(outcome.reason)
      this.isHeld = false
      this.savedValues = values
      // Input typed during the request is not lost.
      this.state = this.values === values ? 'sent' : 'editing'
      if (this.state === 'sent') {
        this.isRestored = false
        draftKeeping.noteSent()
        void this.pictures?.clear()
      }
      options.onSent(outcome.value)
    })
  }

  private async resumeEditing(): Promise<void> {
    this.state = 'editing'
    await this.host.draftKeeping.now()
  }

  private edited(fields: readonly string[]): void {
    const { dependents } = this.host.options
    const errorsOfDependents: FormErrors<Values> = dependents === undefined ? {} : this.broken()
    const outdated = fields
      .flatMap((field) => dependents?.[field as FieldOf<Values>] ?? [])
      .filter((field) => this.errors[field] !== errorsOfDependents[field])
    this.errors = withoutFields(this.errors, [...fields, ...outdated])
    this.failure = null
    this.isRestored = false
    this.sentBefore = null
    if (this.state === 'sent') this.state = 'editing'
    this.host.draftKeeping.saveSoon()
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
    // It was sent so long ago that the platform does not know the answer any more.
    if (failure.state === 'done-before') return this.onSentBefore(ownThingsPath)
    this.isHeld = isKept && failure.code === 'offline'
    if (isKept && failure.code === 'session-expired') services.intents.save(this.intent)
    if (this.isHeld)
      this.host.endWait = services.network.retryWhenBack(this.host.failedTries++, () => void this.submit())
    else if (failure.code !== 'cancelled') {
      this.reachedLimit = failure.limit
      const errors = options.errorsOf?.(failure) ?? fieldFailures(failure, this.values)
      if (errors === null) this.failure = failure
      else this.showErrors(errors)
    }
    void this.resumeEditing()
  }

  private get needsKeeping(): boolean {
    return this.state !== 'sent' && this.sentBefore === null && this.isChanged
  }

  private contents() {
    const values = this.values as Readonly<Record<string, unknown>>
    // A request that was under way when the page was closed is sent again, under the same key.
    return { values, isWaiting: this.isHeld || this.isSending, pictures: this.pictures?.storedPictures() ?? [] }
  }
}
