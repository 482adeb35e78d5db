"""Learning rate schedule, optimiser steps and weight averaging of all networks."""

import copy
import math
import time

import torch

WARM_UP = 0.03


def rate_factor(progress):
    """Factor of the learning rate by the share of the steps: linear warm-up, then cosine decay to zero."""
    return min(1, progress / WARM_UP) * 0.5 * (1 + math.cos(math.pi * min(1, progress)))


class Average:
    """Exponential moving average of a network's weights and normalisation statistics."""

    def __init__(self, net, decay=0.998):
        self.net = copy.deepcopy(net).eval().requires_grad_(False)
        self.decay = decay
        self.count = 0
        states = (each.state_dict().values() for each in (self.net, net))
        self.means, self.values = ([v for v in state if v.is_floating_point()] for state in states)

    @torch.no_grad()
    def update(self):
        """Updates the average with the network's present state; early steps have a larger weight."""
        self.count += 1
        decay = min(self.decay, self.count / (self.count + 10))
        torch._foreach_mul_(self.means, decay)
        torch._foreach_add_(self.means, self.values, alpha=1 - decay)


class TrainingRun:
    """Optimiser, learning rate schedule and averaged weights of one training.

    rates: learning rates of the pretrained layers (the backbone and MoveNet's decoder) and the new ones.
    """

    def __init__(self, net, rates, weight_decay, steps):
        self.net, self.steps = net, steps
        pretrained = [module for name in ("backbone", "pose") if (module := getattr(net, name, None))]
        known = [parameter for module in pretrained for parameter in module.parameters()]
        numbers = {id(parameter) for parameter in known}
        fresh = [parameter for parameter in net.parameters() if id(parameter) not in numbers]
        groups = [{"params": known, "lr": rates[0]}, {"params": fresh, "lr": rates[1]}]
        self.optimiser = torch.optim.AdamW(groups, weight_decay=weight_decay)
        self.rates = rates
        self.average = Average(net)
        self.started = time.time()
        self.count = 0
        self.losses = []

    def progress(self):
        """Share of the steps that are done."""
        return self.count / self.steps

    def step(self, loss):
        """Runs one optimiser step."""
        factor = rate_factor(self.progress() + 1 / self.steps)
        for group, rate in zip(self.optimiser.param_groups, self.rates):
            group["lr"] = rate * factor
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5)
        self.optimiser.step()
        self.average.update()
        self.count += 1
        self.losses.append(loss.detach())

    def report(self):
        """Returns a progress line; the loss is the mean since the last report."""
        loss, self.losses = float(sum(self.losses) / max(1, len(self.losses))), []
        return f"step {self.count} {time.time() - self.started:.0f}s loss {loss:.3f}"


def train(net, rates, weight_decay, steps, batch_loss, evaluate, log, every=250):
    """Trains `net` and returns it with its averaged weights.

    batch_loss: called with the network in training mode; returns the loss of the next batch. evaluate:
    returns the metrics of a network. log: called with a progress line and these.
    """
    run = TrainingRun(net, rates, weight_decay, steps)
    while run.progress() < 1:
        net.train()
        run.step(batch_loss(net))
        if run.count % every == 0 or run.progress() >= 1:
            log(run.report(), evaluate(run.average.net))
    return run.average.net
