import { ProblemSign } from './Below.tsx'
import { PROBLEM } from './look.ts'
import { OPTIONS, OptionBox } from './OptionBox.tsx'
import { useOwnId } from './own-id.ts'
import type { FormState } from './use-form.ts'

/** A few options side by side, one of which is selected. */
export function Choices({
  form: { problems },
  name,
  label,
  options,
  defaultValue,
  onChange,
}: {
  form: FormState
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  onChange?: (value: string) => void
}) {
  const id = useOwnId()
  const problem = problems[name]
  return (
    <fieldset className="field" aria-describedby={problem ? id : undefined}>
      <legend className="pb-1 font-medium">{label}</legend>
      <div className={OPTIONS}>
        {options.map(({ value, label: word }, nr) => (
          <OptionBox
            key={value}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-invalid={problem && nr === 0 ? true : undefined}
            onChange={() => onChange?.(value)}
          >
            {word}
          </OptionBox>
        ))}
      </div>
      {problem && (
        <p className={PROBLEM} id={id}>
          <ProblemSign />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
