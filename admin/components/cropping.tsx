'use client'

import {
  Button,
  Drawer,
  toast,
  useConfig,
  useDocumentInfo,
  useDrawerSlug,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'
import { askFor, reasonOf } from './ask.ts'
import { type Area, areaOf, isWhole, queryOf, SHAPES, type Size, shaped, wholeOf, within } from './crop-area.ts'
import { CropStage } from './crop-stage.tsx'

const CUT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const SIDES = [
  ['x', '左邊'],
  ['y', '上面'],
  ['width', '寬'],
  ['height', '高'],
] as const

type Stored = Record<string, unknown> & { focalX?: number | null; focalY?: number | null }

/** Cuts a stored picture, always out of its original, and brings that back. */
export function Cropping() {
  const { id, data, docPermissions, setData } = useDocumentInfo()
  const { config } = useConfig()
  const { dispatchFields } = useForm()
  const hasUnsaved = useFormModified()
  const slug = useDrawerSlug('cropping')
  const { openModal, closeModal } = useModal()
  const [isBusy, setBusy] = useState(false)
  const isPicture = CUT_TYPES.includes(String(data?.mimeType))
  if (!id || !isPicture || !docPermissions?.update) return null
  const address = `${config.routes.api}/media/${id}`
  const isCut = Boolean(data?.crop)

  async function edit(query: string, done: string): Promise<void> {
    setBusy(true)
    try {
      const doc = await send(`${address}?depth=0&${query}`)
      setData(doc)
      // They were those of another picture, and would go back with the next save.
      for (const path of ['focalX', 'focalY'] as const)
        dispatchFields({ type: 'UPDATE', path, value: doc[path], initialValue: doc[path] })
      closeModal(slug)
      toast.success(done)
    } catch (error) {
      toast.error(reasonOf(error))
    }
    setBusy(false)
  }

  const isHeld = isBusy || hasUnsaved
  return (
    <div className="lectern-cropping">
      <div>
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isHeld} onClick={() => openModal(slug)}>
          裁切圖片
        </Button>
        {isCut && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isHeld}
            onClick={() => void edit('uploadEdits[whole]=1', '已還原成原圖。')}
          >
            還原原圖
          </Button>
        )}
      </div>
      <p>
        {hasUnsaved
          ? '請先儲存，再裁切圖片。'
          : isCut
            ? '訪客看到的是裁切後的圖片；原圖保留著，只有工作人員看得到。'
            : '裁切會保留原圖，隨時可以還原。'}
      </p>
      <Drawer slug={slug} title="裁切圖片">
        <CropForm
          key={String(data?.filename)}
          src={`${address}/original?of=${encodeURIComponent(String(data?.filename))}`}
          crop={data?.crop}
          isBusy={isBusy}
          onCrop={(area, picture) =>
            isWhole(area, picture) ? edit('uploadEdits[whole]=1', '已還原成原圖。') : edit(queryOf(area, picture), '圖片已裁切。')
          }
        />
      </Drawer>
    </div>
  )
}

interface CropFormProps {
  src: string
  crop: unknown
  isBusy: boolean
  onCrop(area: Area, picture: Size): Promise<void>
}

function CropForm({ src, crop, isBusy, onCrop }: CropFormProps) {
  const [picture, setPicture] = useState<Size | null>(null)
  const [area, setArea] = useState<Area | null>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p role="alert">現在讀不到原圖，請稍後再試一次。</p>
  return (
    <div className="lectern-crop">
      <CropStage
        src={src}
        picture={picture}
        area={area}
        ratio={ratio}
        onLoad={(loaded) => {
          setPicture(loaded)
          setArea(areaOf(crop, loaded) ?? wholeOf(loaded))
        }}
        onChange={setArea}
        onFail={() => setFailed(true)}
      />
      {picture !== null && area !== null && (
        <div className="lectern-crop__tools">
          <p>拉四角或在圖上框選要留下的範圍，也可以直接填數字（像素）。</p>
          <fieldset>
            <legend>比例</legend>
            {SHAPES.map((shape) => (
              <button
                key={shape.label}
                type="button"
                aria-pressed={shape.ratio === ratio}
                onClick={() => {
                  setRatio(shape.ratio)
                  setArea(shaped(area, picture, shape.ratio))
                }}
              >
                {shape.label}
              </button>
            ))}
          </fieldset>
          {SIDES.map(([side, label]) => (
            <label key={side}>
              {label}
              <input
                type="number"
                min={side === 'x' || side === 'y' ? 0 : 1}
                value={area[side]}
                onChange={({ target }) => {
                  const asked = within({ ...area, [side]: target.valueAsNumber || 0 }, picture)
                  setRatio(null)
                  setArea(asked)
                }}
              />
            </label>
          ))}
          <Button margin={false} disabled={isBusy} onClick={() => void onCrop(area, picture)}>
            裁切並儲存
          </Button>
        </div>
      )}
    </div>
  )
}

async function send(address: string): Promise<Stored> {
  return (await askFor<{ doc: Stored }>('PATCH', address, {})).doc
}
