import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CodeCamera, type CameraProblem, type RunningCamera } from '../../../application/frame/codes/code-camera'
import { CodePictureReader, type PictureProblem } from '../../../application/frame/codes/code-picture-reader'
import { Vibration } from '../../../application/frame/codes/vibration'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { observe } from '../../../application/frame/shared/observe'
import { PageLife } from '../../../application/frame/shared/page-life'

/** Scans a QR code: by the camera, the app's own scanner, a picture, or typed text. */
export class CodeScannerViewModel {
  camera: 'off' | 'starting' | 'on' | CameraProblem = 'off'
  /** Whether the torch is on; null when there is no torch. */
  torch: boolean | null = null
  picture: 'reading' | PictureProblem | null = null
  /** Whether the app's scanner is open. */
  isAppScanning = false
  isTyping = false
  inputText = ''
  private video: object | null = null
  private running: RunningCamera | null = null
  private starting: AbortController | null = null
  /** Receives each text; null while the scanner is not shown. */
  private onText: ((text: string) => void) | null = null
  private isHidden = false
  private isPaused = false

  constructor(
    @inject(CodeCamera) private readonly codeCamera: CodeCamera,
    @inject(CodePictureReader) private readonly pictures: CodePictureReader,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(PageLife) private readonly page: PageLife,
    @inject(Vibration) private readonly vibration: Vibration,
  ) {
    observe(this)
  }

  get canAppScan(): boolean {
    return this.bridge.can('scan')
  }

  /**
   * Starts scanning, with the app's scanner where there is one. After each text it pauses until `resume`. Returns a
   * function that ends it.
   */
  show(onText: (text: string) => void): () => void {
    this.onText = onText
    const endPage = this.page.listen((moment) => {
      if (moment.type === 'visibility') this.setHidden(moment.hidden)
    })
    void this.begin()
    return () => {
      endPage()
      this.onText = null
      this.followCamera()
    }
  }

  /** Sets the video element that shows the camera; null when it is removed. */
  attach(video: object | null): void {
    this.video = video
    this.followCamera()
  }

  resume(): void {
    this.isPaused = false
    this.followCamera()
  }

  retryCamera(): void {
    this.camera = 'off'
    this.followCamera()
  }

  async toggleTorch(): Promise<void> {
    const torch = await this.running?.setTorch(this.torch !== true)
    runInAction(() => {
      if (torch !== undefined && this.torch !== null) this.torch = torch
    })
  }

  async scanWithApp(): Promise<void> {
    if (this.isAppScanning) return
    this.isAppScanning = true
    this.followCamera()
    const scanned = await this.bridge.call('scan', {})
    runInAction(() => {
      this.isAppScanning = false
    })
    if (scanned.ok) this.acceptText(scanned.value)
    else this.followCamera()
  }

  async readPicture(file: object): Promise<void> {
    this.picture = 'reading'
    const read = await this.pictures.read(file)
    runInAction(() => {
      this.picture = read.ok ? null : read.reason
    })
    if (read.ok) this.acceptText(read.value)
  }

  startTyping(): void {
    this.isTyping = true
    this.followCamera()
  }

  endTyping(): void {
    this.isTyping = false
    this.followCamera()
  }

  type(text: string): void {
    this.inputText = text
  }

  submitTyped(): void {
    const text = this.inputText.trim()
    if (text === '') return
    this.isTyping = false
    this.inputText = ''
    this.acceptText(text)
  }

  /** Waits until it is known whether an app is there that scans, so that the camera does not start beside it. */
  private async begin(): Promise<void> {
    if (this.bridge.isPresent) await this.bridge.connect()
    if (this.onText === null) return
    if (this.canAppScan) void this.scanWithApp()
    else this.followCamera()
  }

  private acceptText(text: string): void {
    // The camera may still report the code that it just reported.
    if (this.isPaused) return
    this.isPaused = true
    this.vibration.vibrate()
    this.picture = null
    this.followCamera()
    this.onText?.(text)
  }

  private setHidden(hidden: boolean): void {
    this.isHidden = hidden
    // The visitor may have granted the permission in the settings or closed the other app, so the camera is tried
    // again.
    if (!hidden && (this.camera === 'denied' || this.camera === 'in-use')) this.camera = 'off'
    this.followCamera()
  }

  /** Starts or stops the camera, which runs only while it is in view and its result is wanted. */
  private followCamera(): void {
    const isBusy = this.isHidden || this.isPaused || this.isAppScanning || this.isTyping
    if (this.onText === null || this.video === null || isBusy) this.stopCamera()
    else if (this.camera === 'off') void this.startCamera(this.video)
  }

  private async startCamera(video: object): Promise<void> {
    this.camera = 'starting'
    const abortStart = new AbortController()
    this.starting = abortStart
    const listener = { onCode: this.acceptText, onLost: this.loseCamera }
    const startResult = await this.codeCamera.start(video, listener, abortStart.signal)
    runInAction(() => {
      if (abortStart.signal.aborted) {
        if (startResult.ok) startResult.value.stop()
        return
      }
      this.camera = startResult.ok ? 'on' : startResult.reason
      if (!startResult.ok) return
      this.running = startResult.value
      this.torch = startResult.value.hasTorch ? false : null
    })
  }

  private stopCamera(): void {
    this.starting?.abort()
    this.starting = null
    this.running?.stop()
    this.running = null
    this.torch = null
    if (this.camera === 'on' || this.camera === 'starting') this.camera = 'off'
  }

  private loseCamera(): void {
    this.stopCamera()
    this.camera = 'in-use'
  }
}
