// Everything to write into.
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { OtpField } from '#web/ui/form/otp-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { GallerySection, Specimen } from '#web/ui/gallery/gallery-section.tsx'

const cities = ['Dushanbe', 'Khujand', 'Bokhtar', 'Kulob', 'Istaravshan']
const cityOptions = cities.map((city) => ({ value: city, label: city }))

export function FormSection() {
  return (
    <GallerySection title="Forms">
      <Specimen name="Text field">
        <TextFields />
      </Specimen>
      <Specimen name="Password, text area">
        <PasswordAndText />
      </Specimen>
      <Specimen name="Select and combobox">
        <Choices />
      </Specimen>
      <Specimen name="One-time code and pictures">
        <CodeAndPictures />
      </Specimen>
    </GallerySection>
  )
}

function TextFields() {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Email"
        type="email"
        placeholder="you@example.com"
        required
        start={<Mail aria-hidden size={18} />}
      />
      <TextField label="First name" defaultValue="Zarina" hint="As on your card" />
      <TextField
        label="Phone"
        dir="ltr"
        defaultValue="+992"
        error="The number is too short. Add the last digits."
      />
      <TextField label="Reference" disabled defaultValue="Closed" />
    </div>
  )
}

function PasswordAndText() {
  return (
    <div className="flex flex-col gap-4">
      <PasswordField
        label="Password"
        defaultValue="open sesame"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <TextArea
        label="Note for the courier"
        placeholder="Second door on the right"
        hint="Up to 200 letters"
      />
    </div>
  )
}

function Choices() {
  const [city, setCity] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const found = cities.filter((name) => query && name.toLowerCase().includes(query.toLowerCase()))
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="City"
        options={cityOptions}
        value={city}
        onValueChange={setCity}
        placeholder="Choose a city"
      />
      <Select
        label="City"
        options={cityOptions}
        value={null}
        onValueChange={setCity}
        error="Choose a city to go on."
      />
      <Combobox
        label="Find a place"
        placeholder="Type a name"
        start={<Search aria-hidden size={18} />}
        value={query}
        onValueChange={setQuery}
        suggestions={found.map((name) => ({ key: name, text: name }))}
        onPick={(picked) => setQuery(picked.text)}
        status={query && found.length === 0 ? 'Nothing found. Try another spelling.' : undefined}
      />
    </div>
  )
}

function CodeAndPictures() {
  const [code, setCode] = useState('12')
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <div className="flex flex-col gap-5">
      <OtpField
        label="Code from the message"
        digitLabel={(position, length) => `Digit ${position} of ${length}`}
        value={code}
        onValueChange={setCode}
      />
      <FileDrop
        label="Add pictures"
        hint="Up to five, 5 MB each"
        files={files}
        onFilesChange={setFiles}
        removeLabel={(name) => `Remove ${name}`}
        max={5}
        fullText="At most five pictures can be added"
      />
    </div>
  )
}
