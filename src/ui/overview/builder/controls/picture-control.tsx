import { ImagePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Upload } from '../../../../application/frame/uploads/upload'
import { UploadFile } from '../../../../application/frame/uploads/upload-file'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { Button } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Image } from '../../../frame/kit/pictures/image'
import { TextField } from '../../../frame/kit/fields/text-field'
import { useUploadFailureText } from '../../../frame/uploads/use-upload-failure-text.part'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import { useFieldWords } from '../cards/card-name'
import styles from '../builder.module.css'

interface PictureControlProps {
  readonly label: string
  readonly value: string
  readonly optional: boolean
  readonly onChange: (value: JsonValue) => void
}

/** The picture of a card: one of this device, which is uploaded, or an address. */
export const PictureControl = observer(function PictureControl({
  label,
  value,
  optional,
  onChange,
}: PictureControlProps) {
  const words = useWords(builderWords)
  const nameOf = useFieldWords()
  const failureText = useUploadFailureText()
  const uploadFile = useService(UploadFile)
  const input = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState<Upload | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (file: File) => {
    const sending = new Upload(uploadFile, file, 'image', null, true)
    setFailure(null)
    setUpload(sending)
    await sending.start()
    setUpload(null)
    if (sending.source === null) setFailure(sending.failure)
    else onChange(sending.source.url)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {value !== '' && <Image src={value} alt="" ratio="16:9" width="half" />}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={words.choosePicture}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) void send(file)
        }}
      />
      <Button
        small
        busy={upload !== null}
        icon={<Icon of={ImagePlus} size={18} />}
        onClick={() => input.current?.click()}
      >
        {upload === null ? words.choosePicture : words.uploading}
      </Button>
      <TextField
        label={nameOf('image') === label ? words.pictureAddress : `${label} · ${words.pictureAddress}`}
        value={value}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        error={failure === null ? null : failureText(failure)}
        onChange={(typed) => {
          const address = typed.trim()
          onChange(address === '' && optional ? null : address)
        }}
      />
    </fieldset>
  )
})
