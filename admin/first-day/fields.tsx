'use client'

import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react'
import type { FirstDay } from '#cms/first-day/state.ts'

export interface StepProps {
  site: FirstDay['site']
  isBusy: boolean
  onSave(data: object): void
}

interface LabelledProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
}

function Labelled({ label, ...input }: LabelledProps) {
  return (
    <label>
      {label}
      {input.required && '（必填）'}
      <input {...input} />
    </label>
  )
}

interface StepFormProps {
  isBusy: boolean
  onSend(fields: FormData): void
  children: ReactNode
}

export function StepForm({ isBusy, onSend, children }: StepFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={send}>
      {children}
      <button type="submit" disabled={isBusy}>
        儲存，下一步
      </button>
    </form>
  )
}

export function NamesStep({ site, isBusy, onSave }: StepProps) {
  return (
    <StepForm isBusy={isBusy} onSend={(fields) => onSave(Object.fromEntries(fields))}>
      <Labelled label="學校名稱" name="university" required maxLength={40} defaultValue={site.university} />
      <Labelled label="系所名稱" name="department" required maxLength={40} defaultValue={site.department} />
      <Labelled label="系所英文名稱" name="departmentEnglish" maxLength={80} lang="en" defaultValue={site.departmentEnglish} />
      <Labelled label="一句話簡介" name="description" maxLength={200} defaultValue={site.description} />
    </StepForm>
  )
}

export function ContactStep({ site, isBusy, onSave }: StepProps) {
  return (
    <StepForm isBusy={isBusy} onSend={(fields) => onSave(Object.fromEntries(fields))}>
      <Labelled label="地址" name="address" maxLength={120} defaultValue={site.address} />
      <Labelled label="電話" name="phone" type="tel" maxLength={30} defaultValue={site.phone} />
      <Labelled label="電子郵件" name="email" type="email" maxLength={254} defaultValue={site.email} />
      <Labelled label="服務時間" name="hours" maxLength={80} defaultValue={site.hours} />
    </StepForm>
  )
}
