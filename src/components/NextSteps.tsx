/** What happens next, in short lines. */
export function NextSteps({ steps }: { steps: string[] }) {
  return (
    <ol className="grid next-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
